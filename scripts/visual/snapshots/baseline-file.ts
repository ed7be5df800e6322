import { modeNames } from "./modes";
import type { Snapshot } from "./snapshot";

const LINE = /^(?<mode>[a-z-]+) (?<width>\d+)x(?<height>\d+) (?<hash>[0-9a-f]{20})$/;

/** The line before the accessibility tree, which is the rest of the file. */
const TREE = /^tree:\n/m;

/** The approved results of a story. */
export interface Baseline {
  /** Its snapshots by mode. */
  snapshots: Map<string, Snapshot>;
  /** Its accessibility tree, as YAML. */
  tree?: string | undefined;
}

/**
 * Reads a story's baseline.
 *
 * @throws with the line and how to fix it, if the file isn't valid.
 */
export function parseBaseline(text: string, path: string): Baseline {
  const [lines = "", tree] = text.split(TREE, 2);
  return { snapshots: parseSnapshots(lines, path), tree };
}

function parseSnapshots(text: string, path: string): Map<string, Snapshot> {
  const snapshots = new Map<string, Snapshot>();
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "") continue;
    const { mode, width, height, hash } = LINE.exec(line)?.groups ?? {};
    if (!mode || !hash || snapshots.has(mode)) {
      throw new Error(
        `${path}:${index + 1}: ${JSON.stringify(line)} isn't a valid snapshot, or its mode is repeated. ` +
          "If this is a merge conflict, keep one line for each mode, then run the story with --update.",
      );
    }
    snapshots.set(mode, { width: Number(width), height: Number(height), hash });
  }
  return snapshots;
}

/**
 * Writes a story's baseline. A blank line follows each mode: git reports a conflict when two branches change adjacent
 * lines, and merges them when an unchanged line is between.
 */
export function formatBaseline({ snapshots, tree }: Baseline): string {
  const order: readonly string[] = modeNames;
  const lines = [...snapshots]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b) || a.localeCompare(b, "en"))
    .map(([mode, { width, height, hash }]) => `${mode} ${width}x${height} ${hash}\n\n`)
    .join("");
  return tree === undefined ? lines : `${lines}tree:\n${tree}`;
}
