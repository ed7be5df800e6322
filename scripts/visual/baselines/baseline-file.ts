import { modeNames } from "../capture/modes";
import type { Snapshot } from "./picture";

/** A story's id has letters of any script. */
const HEADING = /^(?<storyId>[^:]+):$/;
const LINE = /^ {2}(?<mode>[a-z-]+) (?<width>\d+)x(?<height>\d+) (?<hash>[0-9a-f]{20})$/;

/** The line before the accessibility tree, which is the rest of the story's section. */
const TREE = "  tree:";

/** The approved results of a story. */
export interface Baseline {
  /** Its snapshots by mode. */
  snapshots: Map<string, Snapshot>;
  /** Its accessibility tree, as YAML without empty lines. If nothing has a role, it is a line break. */
  tree?: string | undefined;
}

/**
 * The name of the file that has a story's baseline, with those of the other stories of its title. With a file for
 * each story, a new set of baselines would add more than twice as much to the repository.
 */
export function baselineFile(storyId: string): string {
  return `${storyId.replace(/--.*/, "")}.txt`;
}

/**
 * Reads the baselines of a title's stories.
 *
 * @returns the baselines by story id.
 * @throws with the line and how to fix it, if the file isn't valid.
 */
export function parseBaselines(text: string, path: string): Map<string, Baseline> {
  const baselines = new Map<string, Baseline>();
  let line = 1;
  // Not with `^`, which also matches after other line breaks than git's, such as U+2028.
  for (const section of text.split(/(?<=\n)(?=\S)/)) {
    const [heading = "", ...lines] = section.split("\n");
    const { storyId } = HEADING.exec(heading)?.groups ?? {};
    if (!storyId || baselines.has(storyId)) {
      throw invalid(`${path}:${line}`, `${JSON.stringify(heading)} isn't a story id, or it is repeated.`);
    }
    baselines.set(
      storyId,
      parseSection(lines, (index) => `${path}:${line + 1 + index}`),
    );
    line += lines.length;
  }
  return baselines;
}

function parseSection(lines: string[], placeOf: (index: number) => string): Baseline {
  const at = lines.indexOf(TREE);
  const snapshots = new Map<string, Snapshot>();
  for (const [index, line] of (at < 0 ? lines : lines.slice(0, at)).entries()) {
    if (line === "") continue;
    const { mode, width, height, hash } = LINE.exec(line)?.groups ?? {};
    if (!mode || !hash || snapshots.has(mode)) {
      throw invalid(
        placeOf(index),
        `${JSON.stringify(line)} isn't a valid snapshot, or its mode is repeated.`,
      );
    }
    snapshots.set(mode, { width: Number(width), height: Number(height), hash });
  }
  if (at < 0) return { snapshots };
  const tree = lines.slice(at + 1).filter((line) => line !== "");
  return { snapshots, tree: `${tree.map((line) => line.slice(4)).join("\n")}\n` };
}

function invalid(place: string, problem: string): Error {
  return new Error(
    `${place}: ${problem} If this is a merge conflict, keep one line for each mode of each story, then run the ` +
      "stories with --update.",
  );
}

/**
 * Writes the baselines of a title's stories, sorted by id. A blank line follows each mode. Git reports a conflict when
 * two branches change adjacent lines, and merges them when an unchanged line is between.
 */
export function formatBaselines(baselines: ReadonlyMap<string, Baseline>): string {
  return [...baselines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([storyId, baseline]) => `${storyId}:\n${formatSection(baseline)}`)
    .join("\n");
}

function formatSection({ snapshots, tree }: Baseline): string {
  const order: readonly string[] = modeNames;
  const lines = [...snapshots]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b) || a.localeCompare(b, "en"))
    .map(([mode, { width, height, hash }]) => `  ${mode} ${width}x${height} ${hash}\n\n`)
    .join("");
  return tree === undefined ? lines : `${lines}${TREE}\n${tree.replaceAll(/(?<=\n|^)(?=[^\n])/g, "    ")}`;
}
