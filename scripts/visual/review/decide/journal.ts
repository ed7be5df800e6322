import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { Decision } from "../model";

/** One line of the journal. */
export type Entry =
  /** Somebody decided. What follows from it may not be done yet. `rejected`: what a rejection of an earlier run was about. */
  | { seq: number; decide: Decision; keys: string[]; rejected?: string[] }
  /** Somebody took a decision back. */
  | { seq: number; undo: number }
  /** All that follows from an entry is done. */
  | { done: number };

/**
 * What was decided, in order, one line each. A line is on the disk before anything is done about it, so that whoever
 * is killed in between finds out what was still to do.
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

/** A torn line was never acted upon. */
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
