import type { Certificates } from "../../runner/certificates";
import type { StoryRecord } from "../../runner/record";
import type { Orphan } from "../../runner/summary";
import type { Baselines } from "../baselines/baselines";
import type { SnapshotResult } from "../baselines/compare-snapshot";
import type { Change } from "./model";

/** The changes of a story's record that need a decision. */
export function changesOf(record: StoryRecord, certificates: Certificates): Change[] {
  const changes = record.pictures
    .filter(({ outcome }) => isOpen(outcome))
    .map((result) => snapshotChange(record, result, certificates));
  const { tree } = record;
  if (tree && isOpen(tree.outcome) && (tree.outcome === "changed" || changes.length > 0)) {
    changes.push({
      key: `${record.id}/tree`,
      storyId: record.id,
      mode: "tree",
      kind: tree.outcome,
      message: tree.message ?? "no tree was recorded yet",
      hash: tree.hash,
      certified: certificates.has(record.id, "tree", tree.hash),
    });
  }
  return changes;
}

/** A removal for each baseline whose story or mode no longer exists. */
export async function removals(orphans: Orphan[], baselines: Baselines): Promise<Change[]> {
  const changes: Change[] = [];
  for (const { storyId, mode } of orphans) {
    for (const [name, before] of await baselines.of(storyId)) {
      if (mode && name !== mode) continue;
      const message = mode ? "the story has no such picture any more" : "there is no such story any more";
      const key = `${storyId}/${name}`;
      changes.push({ key, storyId, mode: name, kind: "removed", message, before, certified: true });
    }
  }
  return changes;
}

function snapshotChange({ id }: StoryRecord, result: SnapshotResult, certificates: Certificates): Change {
  const { mode, outcome, message = "", hash, width, height, likeLight, baseline } = result;
  return {
    key: `${id}/${mode}`,
    storyId: id,
    mode,
    kind: outcome === "new" ? "new" : "changed",
    message,
    hash,
    ...(likeLight && { likeLight }),
    ...(baseline && { before: baseline }),
    after: { width, height, hash },
    certified: certificates.has(id, mode, hash),
  };
}

function isOpen(outcome: SnapshotResult["outcome"]): outcome is "changed" | "new" {
  return outcome === "changed" || outcome === "new";
}
