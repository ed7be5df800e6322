import { modeNames } from "./modes";
import type { Snapshot } from "./snapshot";

const LINE = /^(?<mode>[a-z-]+) (?<width>\d+)x(?<height>\d+) (?<hash>[0-9a-f]{20})$/;

/**
 * Reads the snapshots of a story.
 *
 * @throws with the line and how to fix it, if the file isn't valid.
 */
export function parseSnapshots(text: string, path: string): Map<string, Snapshot> {
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
 * Writes the snapshots of a story. A blank line follows each mode: git reports a conflict when two branches change
 * adjacent lines, and merges them when an unchanged line is between.
 */
export function formatSnapshots(snapshots: ReadonlyMap<string, Snapshot>): string {
  const order: readonly string[] = modeNames;
  return [...snapshots]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b) || a.localeCompare(b, "en"))
    .map(([mode, { width, height, hash }]) => `${mode} ${width}x${height} ${hash}\n\n`)
    .join("");
}
