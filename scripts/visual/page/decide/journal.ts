import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { Decision } from "../../report/model";

/** One line of the journal. */
export type Entry =
  /** A decision, whose actions may be pending. `rejected`: the keys that an earlier run had rejected. */
  | { seq: number; decide: Decision; keys: string[]; rejected?: string[] }
  /** A decision was undone. `undo`: the decision's `seq`. */
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
      // The line break comes first, so that a line cut off by a crash is the only one lost.
      writeSync(file, `\n${JSON.stringify(entry)}`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    this.entries.push(entry);
  }
}

/** Skips incomplete lines. Their actions hadn't started. */
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
