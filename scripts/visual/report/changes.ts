import type { Baselines } from "../baselines/baselines";
import type { SnapshotResult } from "../baselines/compare-snapshot";
import type { Orphan, StoryPictures } from "../story-pictures";
import type { Change, StoryFacts } from "./report-format";

/** The changes of a story that need a decision. */
export function changesOf({ id, pictures, tree }: StoryPictures): Change[] {
  const changes = pictures.flatMap((result) => (isOpen(result.outcome) ? snapshotChange(id, result) : []));
  if (!tree || !isOpen(tree.outcome) || (tree.outcome === "new" && changes.length === 0)) return changes;
  return [
    ...changes,
    {
      key: `${id}/tree`,
      storyId: id,
      mode: "tree",
      kind: tree.outcome,
      message: tree.message ?? "no tree was recorded yet",
      hash: tree.hash,
      ...(tree.unstable && { unstable: true }),
    },
  ];
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

/** Facts about a removed story. Its title and name are derived from its id: `components-button--sizes`. */
export function factsOfRemoved(id: string): StoryFacts {
  const [title = id, name = ""] = id.split("--");
  const words = (text: string) =>
    text.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash && " ") + letter.toUpperCase());
  const [group = "", ...rest] = title.split("-");
  return {
    title: `${words(group)}/${words(rest.join("-"))}`,
    name: words(name),
    failures: [],
    sources: [],
  };
}

function snapshotChange(storyId: string, result: SnapshotResult): Change {
  const { mode, outcome, message = "", hash, width, height, likeLight, unstable, baseline } = result;
  return {
    key: `${storyId}/${mode}`,
    storyId,
    mode,
    kind: outcome === "new" ? "new" : "changed",
    message,
    hash,
    ...(unstable && { unstable }),
    ...(likeLight && { likeLight }),
    ...(baseline && { before: baseline }),
    after: { width, height, hash },
  };
}

function isOpen(outcome: SnapshotResult["outcome"]): outcome is "changed" | "new" {
  return outcome === "changed" || outcome === "new";
}
