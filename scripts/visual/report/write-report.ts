import { Baselines } from "../baselines/baselines";
import { compare } from "../baselines/compare-images";
import { whatDiffers } from "../baselines/compare-snapshot";
import { renderLostPictures } from "../baselines/lost-pictures";
import { decode, encode, type PictureFolder } from "../baselines/picture";
import { SnapshotStore } from "../baselines/snapshot-store";
import type { PictureRun } from "../story-pictures";
import { changesOf, factsOfRemoved, removals } from "./changes";
import { detailsOf } from "./compare-layouts";
import { reviewPictures, saveReport } from "./report-file";
import { type Change, type Report, reportVersion, type StoryFacts } from "./report-format";
import { type ChainTo, SourceChanges } from "./source-changes";

/** Why a baseline can't be shown before anyone has tried to render it. */
const NOT_STORED = "its picture isn't in the snapshot store";

/**
 * Writes the report that `npm run review` shows, and its pictures.
 *
 * @param chainTo Finds out which changed files a story depends on.
 * @param known Reports with these changes, if the run is the sum of shards. Their pictures are in the folder already.
 */
export async function writeReport(
  run: PictureRun,
  chainTo: ChainTo,
  known: readonly Report[] = [],
): Promise<Report> {
  const baselines = new Baselines(run.baselines);
  const store = await SnapshotStore.open(run.store);
  const changes: Change[] = [];
  const facts: Record<string, StoryFacts> = {};
  let sources: SourceChanges | undefined;
  for (const story of run.results) {
    const found = await changesOf(story, baselines);
    if (found.length === 0) continue;
    changes.push(...found);
    sources ??= new SourceChanges(process.cwd(), chainTo);
    facts[story.id] = sources.factsOf(story);
  }
  for (const change of await removals(run.orphans, baselines)) {
    changes.push(change);
    facts[change.storyId] ??= factsOfRemoved(change.storyId);
  }
  const complete = new Map(known.flatMap((report) => report.changes).map((change) => [change.key, change]));
  for (const change of changes) {
    const same = complete.get(change.key);
    if (same && same.hash === change.hash) Object.assign(change, same);
    else if (change.mode !== "tree") await addPictures(change, store, reviewPictures(run));
  }
  const report: Report = {
    version: reportVersion,
    created: new Date().toISOString(),
    browser: run.browser,
    pictures: run.results.reduce((sum, { pictures }) => sum + pictures.length, 0),
    stories: run.results.length,
    changes,
    facts,
    tokens: sources?.tokens() ?? [],
  };
  await saveReport(run, report);
  return report;
}

/**
 * Writes the pictures of a change into the report's folder: baseline, new picture and diff, if the store has them. A
 * missing baseline picture is noted in `change.missing`.
 */
async function addPictures(change: Change, store: SnapshotStore, pictures: PictureFolder): Promise<void> {
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

/**
 * Renders the baseline pictures that the store lacked, and adds them to the report. The rest of the report is complete
 * already, so after an interruption `npm run review` continues with the pictures that are still missing.
 */
export async function addLostPictures(
  report: Report,
  run: Pick<PictureRun, "out" | "baselines" | "store">,
): Promise<void> {
  const wanted = report.changes.flatMap((change) => {
    const { missing, before, storyId, mode } = change;
    return missing === NOT_STORED && before ? { storyId, mode, hash: before.hash, change } : [];
  });
  if (wanted.length === 0) return;
  const { baselines, store: folder } = run;
  const reasons = await renderLostPictures(wanted, { root: process.cwd(), baselines, store: folder });
  const store = await SnapshotStore.open(folder);
  for (const picture of wanted) {
    await addPictures(picture.change, store, reviewPictures(run));
    if (picture.change.missing) picture.change.missing = reasons.get(picture) ?? NOT_STORED;
  }
  await saveReport(run, report);
  for (const reason of new Set(reasons.values())) console.log(`! Baselines without a picture: ${reason}`);
}
