import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { Decision } from "../model";

/** One line of the journal. */
export type Entry =
  /** A decision, whose actions may be pending. `rejected`: the changes of a rejection in an earlier run. */
  | { seq: number; decide: Decision; keys: string[]; rejected?: string[] }
  /** Somebody took a decision back. */
  | { seq: number; undo: number }
  /** All actions of an entry are done. */
  | { done: number };

/**
 * The decisions in order, one per line. A line is written before its actions, so that after a crash the next start
 * completes them.
 */
export class Journal {
  readonly entries: Entry[];

  constructor(private readonly path: string) {
    this.entries = existsSync(path) ? readLines(readFileSync(path, "utf8")) : [];
  }

  append(entry: Entry): void {
    mkdirSync(dirname(this.path), { recursive: true });
    const file = openSync(this.path, "a");
    try {
      // A line that was torn off by a kill is closed first, and so stays the only one that is lost.
      writeSync(file, `\n${JSON.stringify(entry)}`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    this.entries.push(entry);
  }
}

/** An incomplete line had no actions yet. */
function readLines(text: string): Entry[] {
  return text.split("\n").flatMap((line): Entry[] => {
    if (line === "") return [];
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}
