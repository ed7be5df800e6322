import { join } from "node:path";
import { readIfThere } from "../../lib/read-if-there";
import { writeWhole } from "../../lib/write-whole";

/** Accessibility trees of stories as files: `<folder>/<story-id>/tree.yml`. */
export class Trees {
  constructor(readonly folder: string) {}

  path(storyId: string): string {
    return join(this.folder, storyId, "tree.yml");
  }

  async read(storyId: string): Promise<string | undefined> {
    return (await readIfThere(this.path(storyId)))?.toString();
  }

  async write(storyId: string, tree: string): Promise<void> {
    await writeWhole(this.path(storyId), tree);
  }
}
