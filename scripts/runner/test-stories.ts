import { job } from "../lib/job";
import { root } from "../lib/paths";
import {
  addLostPictures,
  mergeReports,
  type Report,
  readReport,
  SnapshotStore,
  writeReport,
} from "../visual/index";
import { reachesIn } from "./affected/story-inputs";
import { mergeRuns } from "./merge";
import { type Options, withStoryOptions } from "./options";
import { failuresOf, type RunResult } from "./result";
import { runStories } from "./run";

/** How many differences are described, and how many regions and details of each. */
const MOST_DESCRIBED = 12;
const MOST_DETAILS = 6;

const parsed = withStoryOptions(job(import.meta.url))
  .parse()
  .opts();
process.exitCode = await testStories(parsed).catch((error: Error) => {
  console.error(error.message);
  return 2;
});

/** Runs stories, writes the visual report, and prints the results. Returns the exit code. */
async function testStories({ merge, ...options }: Options & { merge?: string[] }): Promise<number> {
  if (merge) {
    const merged = await mergeRuns(merge, options.out);
    const reports = await Promise.all(merge.map((out) => readReport({ out })));
    return finish(merged, await mergeReports(merged, reports));
  }
  const { result, stories, site, cache } = await runStories(options);
  if (options.list) {
    const selected = new Set(result.selected);
    for (const { id, title, name } of stories) if (selected.has(id)) console.log(`${title}/${name}`);
    return 0;
  }
  if (options.capture) return result.results.length === result.selected.length ? 0 : 1;
  const reused = new Set(result.reused);
  const passed = result.results.filter(({ id, failures }) => failures.length === 0 && !reused.has(id));
  await cache?.keep(passed);
  return finish(result, await writeReport(result, reachesIn(root, site)));
}

/** Completes the visual report with pictures of the baselines, and prints the results. */
async function finish(result: RunResult, report: Report): Promise<number> {
  await addLostPictures(report, result);
  const store = await SnapshotStore.open(result.store);
  const hashes = result.results.flatMap(({ pictures }) => pictures.map(({ hash }) => hash));
  await store.prune([...hashes, ...report.changes.flatMap(({ before }) => before?.hash ?? [])]);
  return printResult(result, report);
}

function printResult(result: RunResult, report: Report): number {
  const { results, reused, seconds, browser } = result;
  const failures = failuresOf(result);
  for (const { label, file, reasons } of failures) {
    console.log(`\n✗ ${label}${file ? `  ${file}` : ""}`);
    for (const reason of reasons) console.log(`  ${reason.replaceAll("\n", "\n  ")}`);
  }
  for (const { key, message, regions = [], details = [] } of report.changes.slice(0, MOST_DESCRIBED)) {
    if (regions.length === 0) continue;
    const areas = regions.map(({ x, y, width, height }) => `${width}×${height} at ${x}, ${y}`);
    console.log(`\n${key}: ${message}, in ${areas.slice(0, MOST_DETAILS).join("; ")}`);
    for (const { slot, property, before, after } of details.slice(0, MOST_DETAILS))
      console.log(`  ${slot ? `${slot}: ` : ""}${property} ${before} → ${after}`);
  }
  if (report.changes.length > 0) console.log(`\n${report.changes.length} to review: npm run review`);
  const pictures = results.flatMap((each) => each.pictures);
  const accepted = pictures.filter(({ outcome }) => outcome === "accepted").length;
  const failed = results.filter((each) => each.failures.length > 0).length;
  console.log(
    `\n${results.length - failed} stories passed${reused.length > 0 ? ` (${reused.length} of them in an earlier run)` : ""}, ` +
      `${failures.length} failed; ${pictures.length} pictures${accepted > 0 ? `, ${accepted} accepted` : ""} in ` +
      `${seconds.toFixed(1)} s, ${browser}`,
  );
  return failures.length > 0 ? 1 : 0;
}
