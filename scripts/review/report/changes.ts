import type { Certificates } from "../../stories-test/certificates";
import type { StoryRecord } from "../../stories-test/record";
import type { Orphan } from "../../stories-test/summary";
import type { Verdict } from "../../visual/judge";
import type { PictureFolder } from "../../visual/picture-folder";
import { sizeOf } from "../../visual/png";
import type { Change, Size } from "../model";

interface Sources {
  baselines: PictureFolder;
  /** The pictures of the report. */
  review: PictureFolder;
  certificates: Certificates;
}

/** What of a story's record somebody has to look at. */
export async function changesOf(record: StoryRecord, sources: Sources): Promise<Change[]> {
  const changes: Change[] = [];
  for (const verdict of record.pictures) {
    if (isOpen(verdict.outcome)) changes.push(await pictureChange(record, verdict, sources));
  }
  const { tree } = record;
  if (tree && isOpen(tree.outcome) && (tree.outcome === "changed" || changes.length > 0)) {
    changes.push({
      key: `${record.id}/tree`,
      storyId: record.id,
      mode: "tree",
      kind: tree.outcome,
      message: tree.message ?? "no tree was recorded yet",
      hash: tree.hash,
      certified: sources.certificates.has(record.id, "tree", tree.hash),
    });
  }
  return changes;
}

/** Baselines that no story is held against: each is shown once more, to be taken away. */
export async function removals(orphans: Orphan[], { baselines, review }: Sources): Promise<Change[]> {
  const changes: Change[] = [];
  for (const { storyId, mode } of orphans) {
    for (const name of mode ? [mode] : await baselines.pictures(storyId)) {
      const png = await baselines.read(storyId, name);
      if (!png) continue;
      await review.write(storyId, `${name}.baseline`, png);
      const message = mode ? "the story has no such picture any more" : "there is no such story any more";
      const [key, before] = [`${storyId}/${name}`, sizeOf(png)];
      changes.push({ key, storyId, mode: name, kind: "removed", message, before, certified: true });
    }
  }
  return changes;
}

async function pictureChange(
  { id }: StoryRecord,
  { mode, outcome, message = "", hash, likeLight, regions }: Verdict,
  { review, certificates }: Sources,
): Promise<Change> {
  const size = async (role: string): Promise<Size | undefined> => {
    const png = await review.read(id, `${mode}.${role}`);
    return png && sizeOf(png);
  };
  const [before, after] = [await size("baseline"), await size("actual")];
  return {
    key: `${id}/${mode}`,
    storyId: id,
    mode,
    kind: outcome === "new" ? "new" : "changed",
    message,
    hash,
    ...(likeLight && { likeLight }),
    ...(regions && { regions }),
    ...(before && { before }),
    ...(after && { after }),
    certified: certificates.has(id, mode, hash),
  };
}

function isOpen(outcome: Verdict["outcome"]): outcome is "changed" | "new" {
  return outcome === "changed" || outcome === "new";
}
