import { Baselines } from "../baselines/baselines";
import { compare } from "../baselines/compare-images";
import {
  isOpen,
  type Orphan,
  type PictureRun,
  type StoryPictures,
  whatDiffers,
} from "../baselines/compare-snapshot";
import { renderLostPictures } from "../baselines/lost-pictures";
import { decode, encode, type PictureFolder } from "../baselines/picture";
import { SnapshotStore } from "../baselines/snapshot-store";
import { detailsOf } from "./compare-layouts";
import { reviewPictures, saveReport } from "./report-file";
import { type Change, type Report, reportVersion, type StoryFacts } from "./report-format";
import { type Reaches, SourceChanges } from "./source-changes";

/** Why a baseline can't be shown before anyone has tried to render it. */
const NOT_STORED = "its picture isn't in the snapshot store";

/**
 * Writes the report that `npm run review` shows, and its pictures.
 *
 * @param reaches Finds out which changed files a story depends on.
 */
export async function writeReport(run: PictureRun, reaches: Reaches): Promise<Report> {
  const baselines = new Baselines(run.baselines);
  const store = await SnapshotStore.open(run.store);
  const changes: Change[] = [];
  const facts: Record<string, StoryFacts> = {};
  let sources: SourceChanges | undefined;
  for (const story of run.results) {
    const found = await changesOf(story, baselines);
    if (found.length === 0) continue;
    changes.push(...found);
    sources ??= new SourceChanges(process.cwd(), reaches);
    facts[story.id] = sources.factsOf(story);
  }
  for (const change of await removals(run.orphans, baselines)) {
    changes.push(change);
    facts[change.storyId] ??= factsOfRemoved(change.storyId);
  }
  for (const change of changes)
    if (change.mode !== "tree") await addPictures(change, store, reviewPictures(run));
  const report: Report = {
    version: reportVersion,
    created: new Date().toISOString(),
    pictures: run.results.reduce((sum, { pictures }) => sum + pictures.length, 0),
    stories: run.results.length,
    changes,
    facts,
    tokens: sources?.tokens() ?? [],
  };
  await saveReport(run, report);
  return report;
}

/** Merges the reports of one or more shards into one. Their pictures are in its folder. */
export async function mergeReports(run: Pick<PictureRun, "out">, shards: readonly Report[]): Promise<Report> {
  const [report, ...others] = shards as [Report, ...Report[]];
  for (const { pictures, stories, changes, facts, tokens } of others) {
    report.pictures += pictures;
    report.stories += stories;
    // Each shard has the changes of deleted stories.
    report.changes.push(...changes.filter(({ key }) => report.changes.every((known) => known.key !== key)));
    Object.assign(report.facts, facts);
    if (report.tokens.length === 0) report.tokens = tokens;
  }
  await saveReport(run, report);
  return report;
}

/** The changes of a story that need a decision. */
async function changesOf({ id, pictures, tree }: StoryPictures, baselines: Baselines): Promise<Change[]> {
  const changes = pictures.filter(isOpen).map(
    ({ mode, outcome, message = "", likeLight, unstable, baseline, ...after }): Change => ({
      ...{ key: `${id}/${mode}`, storyId: id, mode, kind: outcome === "new" ? "new" : "changed", message },
      ...(unstable && { unstable }),
      ...(likeLight && { likeLight }),
      ...(baseline && { before: baseline }),
      after,
    }),
  );
  // A new story needs one decision on its tree and pictures, but none on a tree without pictures.
  if (tree?.after === undefined || !isOpen(tree) || (tree.outcome === "new" && changes.length === 0))
    return changes;
  const { message = "no tree was recorded yet", after, unstable } = tree;
  const before = await baselines.tree(id);
  const kind = before === undefined ? "new" : "changed";
  const trees = { after, ...(before !== undefined && { before }) };
  const change: Change = { key: `${id}/tree`, storyId: id, mode: "tree", kind, message, tree: trees };
  return [...changes, { ...change, ...(unstable && { unstable }) }];
}

/** A removal for each baseline whose story or mode no longer exists. */
async function removals(orphans: readonly Orphan[], baselines: Baselines): Promise<Change[]> {
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
function factsOfRemoved(id: string): StoryFacts {
  const [title = id, name = ""] = id.split("--");
  return { title, name, sources: [] };
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
