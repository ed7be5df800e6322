import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Pictures on disk, one folder a story and one file a mode: `<folder>/<story-id>/<mode>.png`. */
export class PictureFolder {
  constructor(readonly folder: string) {}

  path(storyId: string, name: string): string {
    return join(this.folder, storyId, `${name}.png`);
  }

  async read(storyId: string, name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.path(storyId, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  }

  /** Writes whole or not at all: an interrupted run leaves no torn picture behind. */
  async write(storyId: string, name: string, png: Buffer): Promise<void> {
    const path = this.path(storyId, name);
    const draft = `${path}.${process.pid}.tmp`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, png);
    await rename(draft, path);
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
    return files.map((file) => file.replace(/\.png$/, ""));
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
