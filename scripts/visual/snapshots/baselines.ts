import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { readIfExists } from "../../lib/read-if-exists";
import { writeFileAtomically } from "../../lib/write-file-atomically";
import { formatSnapshots, parseSnapshots } from "./baseline-file";
import { isSameSnapshot, type Snapshot } from "./snapshot";
import { Trees } from "./trees";

/** A file that `writeFileAtomically()` had not finished. */
const DRAFT = /\.tmp$/;

/** The approved snapshots of stories, as text: `<folder>/<story-id>.txt`, beside `<folder>/<story-id>/tree.yml`. */
export class Baselines {
  readonly trees: Trees;

  constructor(readonly folder: string) {
    this.trees = new Trees(folder);
  }

  /** The story's snapshots by mode. */
  async of(storyId: string): Promise<Map<string, Snapshot>> {
    const path = this.path(storyId);
    const text = await readIfExists(path);
    return text ? parseSnapshots(text.toString(), path) : new Map();
  }

  async read(storyId: string, mode: string): Promise<Snapshot | undefined> {
    return (await this.of(storyId)).get(mode);
  }

  /** Replaces the snapshot of one mode, or removes it. The other modes keep their lines. */
  async write(storyId: string, mode: string, snapshot: Snapshot | undefined): Promise<void> {
    const snapshots = await this.of(storyId);
    if (isSameSnapshot(snapshots.get(mode), snapshot)) return;
    if (snapshot) snapshots.set(mode, snapshot);
    else snapshots.delete(mode);
    if (snapshots.size > 0) await writeFileAtomically(this.path(storyId), formatSnapshots(snapshots));
    else await rm(this.path(storyId), { force: true });
  }

  /** Removes all baselines of a story. */
  async remove(storyId: string): Promise<void> {
    await rm(this.path(storyId), { force: true });
    await rm(join(this.folder, storyId), { recursive: true, force: true });
  }

  /** The ids of stories that have baselines. */
  async stories(): Promise<string[]> {
    const names = (await this.names()).filter((name) => !DRAFT.test(name));
    return [...new Set(names.map((name) => name.replace(/\.txt$/, "")))].sort();
  }

  /** Removes the drafts that interrupted writes have left. */
  async removeDrafts(): Promise<void> {
    const drafts = (await this.names()).filter((name) => DRAFT.test(name));
    for (const name of drafts) await rm(join(this.folder, name), { force: true });
  }

  private async names(): Promise<string[]> {
    try {
      return await readdir(this.folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
      throw error;
    }
  }

  private path(storyId: string): string {
    return join(this.folder, `${storyId}.txt`);
  }
}
