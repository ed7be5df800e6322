import { join } from "node:path";
import { writeFileAtomically } from "../lib/files";
import { Baselines } from "../visual/baselines/baselines";
import { SnapshotStore } from "../visual/baselines/snapshot-store";
import type { Report } from "../visual/report/report-format";
import { addLostPictures, writeReport } from "../visual/report/write-report";
import type { PictureRun } from "../visual/story-pictures";
import { acceptAll } from "./accept";
import { chainsIn } from "./affected";
import { readShots } from "./capture";
import { Certificates } from "./certificates";
import { certify, type RepeatedShot } from "./certify";
import { noteFlakes, type Taken } from "./flakes";
import type { Options } from "./options";
import { printDifferences, printResult } from "./print-result";
import type { StoryRecord } from "./record";
import { type RunResult, runStories } from "./run";
import { findOrphans, type Orphan, type Outcome, type Summary, summarize } from "./summary";
import { writeTimings } from "./timings";

/** The maximum number of changed stories that are certified at the end of a run. More would delay the result. */
const MOST_CERTIFIED = 60;

/** Runs stories, certifies and accepts shots, writes a report, and prints the results. */
export async function testStories(options: Options): Promise<number> {
  if (options.capture) return capture(options, options.capture);
  const run = await runStories(options);
  if (options.list) {
    for (const { title, name } of run.chosen) console.log(`${title}/${name}`);
    return 0;
  }
  const repeatedShots = run.settings.pictures ? await certifyChanged(run, options) : [];
  const flakes = await noteFlakes(run.settings.out, run.site, shotsOf(run, repeatedShots));
  const summary = summarize(run, options.shard !== undefined);
  await keepPassed(run, summary);
  const orphans = await treatOrphans(run, options, summary);
  const report = await writeReport(await pictureRun(run, orphans), chainsIn(process.cwd(), run.site));
  await writeOutcome(run, options, summary);
  if (options.timings) await writeTimings(run.records);
  printResult(run, summary, { report, flakes });
  await finishPictures(run, report);
  return summary.failed > 0 ? 1 : 0;
}

/** The input of the visual report. A picture without a certificate may not become a baseline. */
async function pictureRun(
  { settings, browser, records, chosen }: RunResult,
  orphans: Orphan[],
): Promise<PictureRun> {
  const { out, baselines, store } = settings;
  const certificates = await Certificates.read(out);
  const files = new Map(chosen.map(({ id, importPath }) => [id, importPath]));
  const results = records.map(({ id, title, name, failures, pictures, tree }) => {
    const stability = (mode: string, hash: string) =>
      certificates.has(id, mode, hash) ? {} : { unstable: true as const };
    const file = files.get(id);
    return {
      ...{ id, title, name, ...(file && { file }) },
      failures: failures.map(({ layer, message }) => ({ kind: layer, message })),
      pictures: pictures.map((each) => ({ ...each, ...stability(each.mode, each.hash) })),
      ...(tree && { tree: { ...tree, ...stability("tree", tree.hash) } }),
    };
  });
  return { out, baselines, store, browser, results, orphans };
}

/** Completes the report with pictures of the baselines, and keeps the store within its limit. */
async function finishPictures({ settings, records }: RunResult, report: Report): Promise<void> {
  const store = await SnapshotStore.open(settings.store);
  await addLostPictures(report, settings);
  printDifferences(report);
  const shots = records.flatMap(({ pictures }) => pictures.map(({ hash }) => hash));
  await store.prune([...shots, ...report.changes.flatMap(({ before }) => before?.hash ?? [])]);
}

/** Takes the shots that a file lists, to keep their pictures, without testing the stories. */
async function capture(options: Options, file: string): Promise<number> {
  const shots = await readShots(file);
  const { chosen, records } = await runStories({
    ...options,
    choose: (stories) => stories.filter(({ id }) => id in shots),
  });
  return records.length === chosen.length ? 0 : 1;
}

/**
 * Certifies changed stories. Approving a picture, now or in the review, requires that the next picture won't
 * differ.
 */
async function certifyChanged(run: RunResult, options: Options): Promise<RepeatedShot[]> {
  const changed = run.records.filter(
    ({ pictures, tree }) =>
      pictures.some(({ outcome }) => outcome === "changed" || outcome === "new") ||
      tree?.outcome === "changed",
  );
  // Pictures of stories from right to left at first can't be accepted.
  if (options.rtl || options.shots < 2 || (changed.length > MOST_CERTIFIED && !options.update)) return [];
  const ids = changed.map(({ id }) => id);
  if (ids.length > 0) {
    console.log(
      `\nTaking the shots of ${ids.length} changed stories ${options.shots - 1} more times, to certify them …`,
    );
  }
  const { repeatedShots, certificates } = await certify(run, ids, options, {
    shots: options.shots,
    throttle: 2,
  });
  if (options.update) await acceptAll(run, certificates);
  return repeatedShots;
}

/** Stores the results of passed stories, for later runs that may reuse them. */
async function keepPassed(run: RunResult, { failures }: Summary): Promise<void> {
  const failed = new Set(failures.map(({ id }) => id));
  const passed = fresh(run).filter(({ id }) => !failed.has(id));
  await run.results?.keep(passed);
}

/** The records of the stories that were run now. */
function fresh({ records, taken }: RunResult): StoryRecord[] {
  return records.filter(({ id }) => !taken.has(id));
}

/** All shots of this run, in the order in which they were taken. */
function shotsOf(run: RunResult, repeatedShots: RepeatedShot[]): Taken[] {
  const own = fresh(run).flatMap(({ id, pictures, earlier = [] }) =>
    [...earlier, pictures].flatMap((all) => all.map(({ mode, hash }): Taken => [`${id}/${mode}`, hash])),
  );
  const again = repeatedShots.flatMap(({ shot, hashes }) =>
    hashes.slice(1).flatMap((hash): Taken[] => (hash ? [[shot, hash]] : [])),
  );
  return [...own, ...again];
}

/** Fails the run for each orphaned baseline, as one more test. An update removes them instead. */
async function treatOrphans(run: RunResult, options: Options, summary: Summary): Promise<Orphan[]> {
  if (!run.settings.pictures || run.settings.rtl) return [];
  const baselines = new Baselines(run.settings.baselines);
  const orphans = await findOrphans(run, baselines);
  if (options.update) {
    for (const { storyId, mode } of orphans) {
      if (mode) await baselines.write(storyId, mode, undefined);
      else await baselines.remove(storyId);
    }
    if (orphans.length > 0) console.log(`\nRemoved orphaned baselines: ${names(orphans)}`);
    return [];
  }
  for (const orphan of orphans) {
    const id = names([orphan]);
    const reason =
      "visual: a baseline that no story is compared with. Remove it: npm run test:stories -- --update";
    summary.failures.push({ id, label: id, reasons: [reason] });
    summary.failed++;
  }
  return orphans;
}

async function writeOutcome(run: RunResult, options: Options, summary: Summary): Promise<void> {
  const outcome: Outcome = {
    ...summary,
    seconds: Math.round(run.seconds * 10) / 10,
    stories: run.stories.length,
    chosen: run.chosen.map(({ id }) => id),
    ran: run.records.map(({ id }) => id),
    taken: run.taken.size,
    ...(options.shard && { shard: options.shard }),
  };
  await writeFileAtomically(join(run.settings.out, "stories.json"), JSON.stringify(outcome));
}

function names(orphans: Orphan[]): string {
  return orphans.map(({ storyId, mode }) => (mode ? `${storyId}/${mode}` : storyId)).join(", ");
}
