import { acceptPicture } from "../visual/accept";
import { PictureFolder } from "../visual/picture-folder";
import type { Certificates } from "./certificates";
import type { StoryRecord } from "./record";
import type { RunResult } from "./run";
import { type RunSettings, reviewPictures } from "./run-settings";

/** Who answers for the pictures: certificates; or nobody, for baselines that live no longer than the process. */
export type Warrant = Certificates | { trust: true };

/**
 * Makes what the stories of a run look like their baselines. A picture without a certificate is left out, and fails
 * its story.
 */
export async function acceptAll({ settings, records }: RunResult, warrant: Warrant): Promise<void> {
  for (const record of records) {
    await acceptPictures(record, settings, warrant);
    await acceptTree(record, settings, warrant);
  }
}

async function acceptPictures(record: StoryRecord, settings: RunSettings, warrant: Warrant): Promise<void> {
  const baselines = new PictureFolder(settings.baselines);
  const review = reviewPictures(settings);
  for (const verdict of record.pictures) {
    const { mode, hash, outcome } = verdict;
    // One that equals the light picture as well as its own baseline needs the latter no longer.
    if (outcome === "same" && verdict.likeLight) await baselines.remove(record.id, mode);
    if (outcome !== "changed" && outcome !== "new") continue;
    if (!mayAccept(warrant, record, mode, hash)) continue;
    const actual = await review.read(record.id, `${mode}.actual`);
    if (!actual) throw new Error(`The new picture of ${record.id} in ${mode} is gone from ${review.folder}.`);
    await acceptPicture(baselines, record.id, verdict, actual);
    verdict.outcome = "accepted";
  }
}

async function acceptTree(record: StoryRecord, settings: RunSettings, warrant: Warrant): Promise<void> {
  const { tree, id } = record;
  if (tree?.outcome !== "changed" && tree?.outcome !== "new") return;
  // Of a story whose pictures are as they were, the first tree needs no other witness.
  const isProven = tree.outcome === "new" && record.pictures.every(({ outcome }) => outcome === "same");
  if (!isProven && !mayAccept(warrant, record, "tree", tree.hash)) return;
  const text = await reviewPictures(settings).readTree(id);
  if (text === undefined) throw new Error(`The new tree of ${id} is gone.`);
  await new PictureFolder(settings.baselines).writeTree(id, text);
  tree.outcome = "accepted";
}

function mayAccept(warrant: Warrant, record: StoryRecord, mode: string, hash: string): boolean {
  if ("trust" in warrant || warrant.has(record.id, mode, hash)) return true;
  const message = `${mode}: not accepted, for it was not the same each time that it was taken`;
  record.failures.push({ layer: mode === "tree" ? "tree" : "visual", message });
  return false;
}
