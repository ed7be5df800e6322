import { rm } from "node:fs/promises";
import { join } from "node:path";
import { namesIn, readIfExists, writeFileAtomically } from "../../lib/files";
import { type Baseline, baselineFile, formatBaselines, parseBaselines } from "./baseline-file";
import { isSameSnapshot, type Snapshot } from "./picture";

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

  /** Replaces the snapshot of one mode, or removes it. The other modes keep their lines. */
  async write(storyId: string, mode: string, snapshot: Snapshot | undefined): Promise<void> {
    const baseline = await this.load(storyId);
    if (isSameSnapshot(baseline.snapshots.get(mode), snapshot)) return;
    if (snapshot) baseline.snapshots.set(mode, snapshot);
    else baseline.snapshots.delete(mode);
    await this.save(storyId, baseline);
  }

  /** The story's accessibility tree. */
  async tree(storyId: string): Promise<string | undefined> {
    return (await this.load(storyId)).tree;
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
    const files = await Promise.all(texts.map((name) => this.loadFile(join(this.folder, name))));
    return files.flatMap((baselines) => [...baselines.keys()]).sort();
  }

  private async load(storyId: string): Promise<Baseline> {
    const baselines = await this.loadFile(this.path(storyId));
    return baselines.get(storyId) ?? { snapshots: new Map() };
  }

  /** Replaces a story's baseline, and keeps those of the title's other stories. */
  private async save(storyId: string, baseline: Baseline): Promise<void> {
    const path = this.path(storyId);
    const baselines = await this.loadFile(path);
    const isEmpty = baseline.snapshots.size === 0 && baseline.tree === undefined;
    if (isEmpty) baselines.delete(storyId);
    else baselines.set(storyId, baseline);
    if (baselines.size === 0) await rm(path, { force: true });
    else await writeFileAtomically(path, formatBaselines(baselines));
  }

  private async loadFile(path: string): Promise<Map<string, Baseline>> {
    const text = await readIfExists(path);
    return text ? parseBaselines(text.toString(), path) : new Map();
  }

  private path(storyId: string): string {
    return join(this.folder, baselineFile(storyId));
  }
}
