import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { readIfThere } from "../lib/read-if-there";
import { writeWhole } from "../lib/write-whole";

const TREE = "tree.yml";

/**
 * What stories look like, on disk: one folder a story, one file a mode, `<folder>/<story-id>/<mode>.png`; and beside
 * them what a screen reader is told, `<folder>/<story-id>/tree.yml`.
 */
export class PictureFolder {
  constructor(readonly folder: string) {}

  path(storyId: string, name: string): string {
    return join(this.folder, storyId, `${name}.png`);
  }

  treePath(storyId: string): string {
    return join(this.folder, storyId, TREE);
  }

  async read(storyId: string, name: string): Promise<Buffer | undefined> {
    return readIfThere(this.path(storyId, name));
  }

  async readTree(storyId: string): Promise<string | undefined> {
    return (await readIfThere(this.treePath(storyId)))?.toString();
  }

  async write(storyId: string, name: string, png: Buffer): Promise<void> {
    await writeWhole(this.path(storyId, name), png);
  }

  async writeTree(storyId: string, tree: string): Promise<void> {
    await writeWhole(this.treePath(storyId), tree);
  }

  async remove(storyId: string, name?: string): Promise<void> {
    const path = name === undefined ? join(this.folder, storyId) : this.path(storyId, name);
    await rm(path, { recursive: true, force: true });
  }

  /** Story ids that have a folder. */
  async stories(): Promise<string[]> {
    return namesIn(this.folder);
  }

  /** Names of a story's pictures. */
  async pictures(storyId: string): Promise<string[]> {
    const files = await namesIn(join(this.folder, storyId));
    return files.filter((file) => file.endsWith(".png")).map((file) => file.replace(/\.png$/, ""));
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
