import type { Baselines } from "../baselines/baselines";
import type { SnapshotResult } from "../baselines/compare-snapshot";
import type { Orphan, StoryPictures } from "../story-pictures";
import type { Change, StoryFacts } from "./report-format";

/** The changes of a story that need a decision. */
export async function changesOf(
  { id, pictures, tree }: StoryPictures,
  baselines: Baselines,
): Promise<Change[]> {
  const changes = pictures.flatMap((result) => (isOpen(result) ? snapshotChange(id, result) : []));
  // A new story needs one decision on its tree and pictures, but none on a tree without pictures.
  if (!tree || !isOpen(tree) || tree.after === undefined || (tree.outcome === "new" && changes.length === 0))
    return changes;
  const { outcome: kind, message = "no tree was recorded yet", hash, after, unstable } = tree;
  const before = await baselines.tree(id);
  const trees = { after, ...(before !== undefined && { before }) };
  const change = { key: `${id}/tree`, storyId: id, mode: "tree", kind, message, hash, tree: trees };
  return [...changes, { ...change, ...(unstable && { unstable }) }];
}

/** A removal for each baseline whose story or mode no longer exists. */
export async function removals(orphans: readonly Orphan[], baselines: Baselines): Promise<Change[]> {
  const changes: Change[] = [];
  for (const { storyId, mode } of orphans) {
    for (const [name, before] of await baselines.of(storyId)) {
      if (mode && name !== mode) continue;
      const message = mode ? "the story has no such picture any more" : "there is no such story any more";
      changes.push({ key: `${storyId}/${name}`, storyId, mode: name, kind: "removed", message, before });
    }
  }
  return changes;
}

/** Facts about a removed story. Only its id is known: `components-button--sizes`. */
export function factsOfRemoved(id: string): StoryFacts {
  const [title = id, name = ""] = id.split("--");
  return { title, name, failures: [], sources: [] };
}

function snapshotChange(storyId: string, result: SnapshotResult): Change {
  const { mode, outcome, message = "", hash, width, height, likeLight, unstable, baseline } = result;
  return {
    ...{ key: `${storyId}/${mode}`, storyId, mode, message, hash },
    kind: outcome === "new" ? "new" : "changed",
    ...(unstable && { unstable }),
    ...(likeLight && { likeLight }),
    ...(baseline && { before: baseline }),
    after: { width, height, hash },
  };
}

function isOpen<Result extends { outcome: string }>(
  result: Result,
): result is Result & { outcome: "changed" | "new" } {
  return result.outcome === "changed" || result.outcome === "new";
}
