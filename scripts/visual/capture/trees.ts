import { join } from "node:path";
import { readIfExists, writeFileAtomically } from "../../lib/files";

/** Accessibility trees that must be reviewed, as files: `<folder>/<story-id>/tree.yml`. */
export class Trees {
  constructor(private readonly folder: string) {}

  private path(storyId: string): string {
    return join(this.folder, storyId, "tree.yml");
  }

  async read(storyId: string): Promise<string | undefined> {
    return (await readIfExists(this.path(storyId)))?.toString();
  }

  async write(storyId: string, tree: string): Promise<void> {
    await writeFileAtomically(this.path(storyId), tree);
  }
}
