import { rm } from "node:fs/promises";
import { join } from "node:path";
import { readIfExists, writeFileAtomically } from "../../lib/files";

/** Pictures of stories as files, for people to look at: `<folder>/<story-id>/<name>.png`. */
export class PictureFolder {
  constructor(readonly folder: string) {}

  path(storyId: string, name: string): string {
    return join(this.folder, storyId, `${name}.png`);
  }

  async read(storyId: string, name: string): Promise<Buffer | undefined> {
    return readIfExists(this.path(storyId, name));
  }

  async write(storyId: string, name: string, png: Buffer): Promise<void> {
    await writeFileAtomically(this.path(storyId, name), png);
  }

  /** Removes all pictures of a story. */
  async remove(storyId: string): Promise<void> {
    await rm(join(this.folder, storyId), { recursive: true, force: true });
  }
}
