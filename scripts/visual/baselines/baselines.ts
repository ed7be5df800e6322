import { rm } from "node:fs/promises";
import { join } from "node:path";
import { namesIn, readIfExists, writeFileAtomically } from "../../lib/files";
import { type Baseline, baselineFile, formatBaselines, parseBaselines } from "./baseline-file";
import type { Snapshot } from "./picture";

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
