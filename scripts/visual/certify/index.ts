import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { job, pattern, wholeNumber } from "../../lib/job";
import { Certificates } from "../../runner/certificates";
import { certify, isStable, type RepeatedShot } from "../../runner/certify";
import { noteFlakes, type Taken } from "../../runner/flakes";
import { type Options, readOptions } from "../../runner/options";
import type { StoryRecord } from "../../runner/record";
import { runStories } from "../../runner/run";
import { readReport, saveReport } from "../report/report-file";

process.exitCode = await main().catch((error: Error) => {
  console.error(error.message);
  return 2;
});

async function main(): Promise<number> {
  const values = job(import.meta.url)
    .option("--stories <pattern>", 'Only stories whose id or "Title/Name" matches.', pattern)
    .option("--changed", "Only stories that have changes in the last report.")
    .option("--shots <n>", "How many times each picture is taken.", wholeNumber(2), 5)
    .option("--throttle <n>", "The CPU slowdown factor of every second round.", wholeNumber(1), 4)
    .option("--idle", "Don't put load on the other CPU core.")
    .option("--site <dir>", "Use this built Storybook instead of building one.")
    .option("--out <dir>", "The folder for results.", ".cache")
    .parse()
    .opts();
  const out = resolve(values.out);
  // One browser, because the other core runs the load under which pictures must stay the same.
  const options: Options = {
    ...readOptions(values.site ? ["--site", values.site] : []),
    shots: values.shots,
    workers: 1,
    stories: values.changed ? await changedIn(out) : values.stories,
    out: join(out, "certify"),
  };
  const trouble = values.idle ? undefined : new Worker("for (;;);", { eval: true });
  try {
    const first = await runStories({ ...options, stress: { seed: 0, throttle: 1 } });
    const failed = first.chosen.filter(({ id }) => !passed(first.records, id)).map(({ id }) => id);
    // Stories without pictures, such as those of Catalog, run only once. They can fail, but have nothing to
    // compare.
    const ids = first.records.filter(({ pictures }) => pictures.length > 0).map(({ id }) => id);
    const conditions = { shots: options.shots, throttle: values.throttle };
    const { repeatedShots } = await certify(
      { ...first, settings: { ...first.settings, out } },
      ids,
      options,
      conditions,
    );
    if (values.changed) await allowApproval(out);
    await noteFlakes(out, first.site, repeatedShots.flatMap(takenIn));
    return printResult(repeatedShots, failed, options.shots);
  } finally {
    await trouble?.terminate();
  }
}

async function changedIn(out: string): Promise<RegExp> {
  const report = await readReport({ out });
  return new RegExp(`^(${Object.keys(report.facts).join("|")})$`);
}

/** Lets the review approve the changes that are certified now. */
async function allowApproval(out: string): Promise<void> {
  const [report, certificates] = [await readReport({ out }), await Certificates.read(out)];
  for (const change of report.changes) {
    const { storyId, mode, hash = "" } = change;
    if (certificates.has(storyId, mode, hash)) delete change.unstable;
  }
  await saveReport({ out }, report);
}

function takenIn({ shot, hashes }: RepeatedShot): Taken[] {
  return hashes.flatMap((hash): Taken[] => (hash ? [[shot, hash]] : []));
}

/** Whether a story ran without failures. */
function passed(records: StoryRecord[], id: string): boolean {
  return records.find((record) => record.id === id)?.failures.length === 0;
}

function printResult(repeatedShots: RepeatedShot[], failed: string[], shots: number): number {
  for (const id of failed) console.log(`✗ ${id} failed. To see why, run npm run test:stories`);
  const differing = repeatedShots.filter((repeated) => !isStable(repeated));
  for (const { shot, hashes } of differing) {
    const missing = hashes.filter((hash) => hash === undefined).length;
    const looks = new Set(hashes.filter(Boolean)).size;
    console.log(
      `✗ ${shot}: ${looks} versions in ${hashes.length} shots${missing > 0 ? `, ${missing} missing` : ""}`,
    );
  }
  const stories = new Set(repeatedShots.map(({ shot }) => shot.split("/")[0]));
  console.log(
    `\n${repeatedShots.length} shots of ${stories.size} stories, each taken ${shots} times: ${differing.length} differ.`,
  );
  return differing.length + failed.length > 0 ? 1 : 0;
}
