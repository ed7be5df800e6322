import { rm } from "node:fs/promises";
import { join } from "node:path";
import { namesIn, readIfExists, writeFileAtomically } from "../../lib/files";
import { modeNames } from "../capture/modes";
import type { Snapshot } from "./picture";

/** A story's id, which has letters of any script, or a snapshot. */
const LINE =
  /^(?:(?<storyId>[^\s:][^:]*):| {2}(?<mode>[a-z-]+) (?<width>\d+)x(?<height>\d+) (?<hash>[0-9a-f]{20}))$/;

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
  let baseline: Baseline | undefined;
  // Not with a regular expression, for which a line may end in other ways than for git, such as with U+2028.
  for (const [index, line] of text.split("\n").entries()) {
    const { storyId, mode, width, height, hash } = LINE.exec(line)?.groups ?? {};
    if (line === "") continue;
    if (baseline && line === TREE) baseline.tree = "\n";
    else if (baseline?.tree && line.startsWith("    ")) baseline.tree += `${line.slice(4)}\n`;
    else if (storyId && !baselines.has(storyId)) {
      baseline = { snapshots: new Map() };
      baselines.set(storyId, baseline);
    } else if (mode && hash && baseline && !baseline.snapshots.has(mode))
      baseline.snapshots.set(mode, { width: Number(width), height: Number(height), hash });
    else
      throw new Error(
        `${path}:${index + 1}: ${JSON.stringify(line)} isn't a story id or a snapshot, or it is repeated. If this is a ` +
          "merge conflict, keep one line for each mode of each story, then run the stories with --update.",
      );
  }
  for (const each of baselines.values()) each.tree = each.tree?.replace(/^\n(?=.)/, "");
  return baselines;
}

/**
 * Writes the baselines of a title's stories, sorted by id. A blank line follows each mode. Git reports a conflict when
 * two branches change adjacent lines, and merges them when an unchanged line is between.
 */
export function formatBaselines(baselines: ReadonlyMap<string, Baseline>): string {
  const order: readonly string[] = modeNames;
  const sections = [...baselines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([storyId, { snapshots, tree }]) => {
      const lines = [...snapshots]
        .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b) || a.localeCompare(b, "en"))
        .map(([mode, { width, height, hash }]) => `  ${mode} ${width}x${height} ${hash}\n\n`);
      if (tree !== undefined) lines.push(`${TREE}\n${tree.replaceAll(/(?<=\n|^)(?=[^\n])/g, "    ")}`);
      return `${storyId}:\n${lines.join("")}`;
    });
  return sections.join("\n");
}

/** The approved snapshots and accessibility trees of stories, as text: `<folder>/<title>.txt`. */
export class Baselines {
  constructor(readonly folder: string) {}

  /** The story's snapshots by mode. */
  async of(storyId: string): Promise<Map<string, Snapshot>> {
    return (await this.load(storyId)).snapshots;
  }

  async read(storyId: string, mode: string): Promise<Snapshot | undefined> {
    return (await this.of(storyId)).get(mode);
  }

  /** The story's accessibility tree. */
  async tree(storyId: string): Promise<string | undefined> {
    return (await this.load(storyId)).tree;
  }

  /** Replaces the snapshot of one mode, or removes it. The other modes keep their lines. */
  async write(storyId: string, mode: string, snapshot: Snapshot | undefined): Promise<void> {
    const { snapshots, tree } = await this.load(storyId);
    if (snapshots.get(mode)?.hash === snapshot?.hash) return;
    if (snapshot) snapshots.set(mode, snapshot);
    else snapshots.delete(mode);
    await this.save(storyId, { snapshots, tree });
  }

  /** Replaces the accessibility tree, or removes it. */
  async writeTree(storyId: string, tree: string | undefined): Promise<void> {
    await this.save(storyId, { ...(await this.load(storyId)), tree });
  }

  /** Removes all baselines of a story. */
  async remove(storyId: string): Promise<void> {
    await this.save(storyId, { snapshots: new Map() });
  }

  /** The ids of stories that have baselines. */
  async stories(): Promise<string[]> {
    const names = await namesIn(this.folder);
    const texts = names.filter((name) => name.endsWith(".txt"));
    const files = await Promise.all(texts.map((name) => this.loadFile(name)));
    return files.flatMap((baselines) => [...baselines.keys()]).sort();
  }

  private async load(storyId: string): Promise<Baseline> {
    return (await this.loadFile(baselineFile(storyId))).get(storyId) ?? { snapshots: new Map() };
  }

  /** Replaces a story's baseline, and keeps those of the title's other stories. */
  private async save(storyId: string, baseline: Baseline): Promise<void> {
    const baselines = await this.loadFile(baselineFile(storyId));
    if (baseline.snapshots.size > 0 || baseline.tree !== undefined) baselines.set(storyId, baseline);
    else baselines.delete(storyId);
    const path = join(this.folder, baselineFile(storyId));
    if (baselines.size === 0) await rm(path, { force: true });
    else await writeFileAtomically(path, formatBaselines(baselines));
  }

  private async loadFile(name: string): Promise<Map<string, Baseline>> {
    const path = join(this.folder, name);
    const text = await readIfExists(path);
    return text ? parseBaselines(text.toString(), path) : new Map();
  }
}
