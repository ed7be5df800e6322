import { compare } from "../baselines/compare-images";
import { whatDiffers } from "../baselines/compare-snapshot";
import type { PictureFolder } from "../baselines/picture-folder";
import { decode, encode } from "../baselines/png";
import type { SnapshotStore } from "../baselines/snapshot-store";
import { detailsOf } from "./groups/details";
import type { Change } from "./model";

/** Why a baseline can't be shown before anyone has tried to render it. */
export const NOT_STORED = "its picture isn't in the snapshot store";

/** The sources of a change's pictures, and the facts read from them. */
export type PicturedChange = Pick<
  Change,
  "storyId" | "mode" | "before" | "after" | "message" | "regions" | "details" | "missing"
>;

/**
 * Writes the pictures of a change into the report's folder: baseline, new picture and diff, if the store has them. A
 * missing baseline picture is noted in `change.missing`.
 */
export async function addPictures(
  change: PicturedChange,
  store: SnapshotStore,
  pictures: PictureFolder,
): Promise<void> {
  const { storyId, mode, before, after } = change;
  const baseline = before && (await store.read(before.hash));
  const actual = after && (await store.read(after.hash));
  if (baseline) await pictures.write(storyId, `${mode}.baseline`, baseline);
  if (actual) await pictures.write(storyId, `${mode}.actual`, actual);
  if (before && !baseline) change.missing = NOT_STORED;
  else delete change.missing;
  if (!baseline || !actual) return;
  const [old, current] = [decode(baseline), decode(actual)];
  const difference = compare(old, current);
  if (!difference) return;
  await pictures.write(storyId, `${mode}.diff`, encode(difference.picture));
  change.regions = difference.regions;
  change.details = detailsOf(
    { image: old, layout: await store.layout(before.hash) },
    { image: current, layout: await store.layout(after.hash) },
    difference.regions,
  );
  change.message = whatDiffers(before, after, difference.pixels);
}
