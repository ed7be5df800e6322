import type { Baselines } from "../../baselines/baselines";
import type { Snapshot } from "../../baselines/snapshot";
import type { Trees } from "../../capture/trees";
import type { Change } from "../../report/model";
import { Refusal } from "./refusal";

/**
 * Reads and writes the baselines of changes, as text that the review store can keep: a tree as it is, a
 * snapshot as JSON.
 */
export class Approved {
  constructor(
    private readonly baselines: Baselines,
    /** The trees of the report. */
    private readonly trees: Trees,
  ) {}

  /** The current baseline. Undefined if the change has no baseline. */
  async read({ storyId, mode }: Change): Promise<string | undefined> {
    if (mode === "tree") return this.baselines.tree(storyId);
    return asText(await this.baselines.read(storyId, mode));
  }

  /** The baseline that the run compared with. A report doesn't record it for trees. */
  reported({ before }: Change): string | undefined {
    return asText(before);
  }

  /** The baseline after approving the change. Undefined if the change needs none. */
  async approving({ storyId, mode, kind, likeLight, after }: Change): Promise<string | undefined> {
    if (kind === "removed" || likeLight) return undefined;
    if (mode !== "tree") return asText(after);
    const tree = await this.trees.read(storyId);
    if (tree === undefined) throw new Refusal(`The new tree of ${storyId} is gone. Run the stories again.`);
    return tree;
  }

  async write({ storyId, mode }: Change, text: string | undefined): Promise<void> {
    if (mode !== "tree") await this.baselines.write(storyId, mode, text ? JSON.parse(text) : undefined);
    else await this.baselines.writeTree(storyId, text);
  }
}

function asText(snapshot: Snapshot | undefined): string | undefined {
  if (!snapshot) return undefined;
  const { width, height, hash } = snapshot;
  return JSON.stringify({ width, height, hash });
}
