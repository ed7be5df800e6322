/** npm run test:stories: interaction, accessibility and pixels of every story, in the pinned browser. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PictureFolder } from "../visual/picture-folder";
import { type Options, readOptions, usage } from "./options";
import { writeReport } from "./report";
import { type RunResult, runStories } from "./run";
import { findOrphans, type Orphan, type Summary, summarize } from "./summary";

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  return 2;
});

async function main(args: string[]): Promise<number> {
  if (args.includes("--help")) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(args);
  const run = await runStories(options);
  const summary = summarize(run, options.shard !== undefined);
  await treatOrphans(run, options, summary);
  const reportPath = join(run.settings.out, "visual-report/index.html");
  await writeReport(reportPath, run.records, new PictureFolder(join(run.settings.out, "visual")));
  await writeCounts(run, summary);
  tell(run, summary, reportPath);
  return summary.failed > 0 ? 1 : 0;
}

/** Orphans fail the run, each as one more test; an update of everything removes them. */
async function treatOrphans(run: RunResult, options: Options, summary: Summary): Promise<void> {
  if (!run.settings.pictures) return;
  const baselines = new PictureFolder(run.settings.baselines);
  const orphans = await findOrphans(run, baselines);
  if (options.update) {
    for (const { storyId, mode } of orphans) await baselines.remove(storyId, mode);
    if (orphans.length > 0) console.log(`\nBaselines removed, of which nothing is left: ${names(orphans)}`);
    return;
  }
  for (const orphan of orphans) {
    const id = names([orphan]);
    const reason =
      "visual: a baseline that no story is held against. Remove it: npm run test:stories -- --update";
    summary.failures.push({ id, label: id, reasons: [reason] });
    summary.failed++;
  }
}

async function writeCounts(run: RunResult, { passed, failed, shots }: Summary): Promise<void> {
  await mkdir(run.settings.out, { recursive: true });
  const counts = { passed, failed, shots, seconds: Math.round(run.seconds * 10) / 10 };
  await writeFile(join(run.settings.out, "stories.json"), JSON.stringify(counts));
}

function tell(run: RunResult, summary: Summary, reportPath: string): void {
  const { passed, failed, shots, accepted, failures, flaky } = summary;
  for (const { label, reasons } of failures) {
    console.log(`\n✗ ${label}`);
    for (const reason of reasons) console.log(`  ${reason.replaceAll("\n", "\n  ")}`);
  }
  for (const story of flaky) console.log(`\n! ${story} passed, but not at the first attempt.`);
  if (failures.some(({ reasons }) => reasons.some((reason) => reason.startsWith("visual:")))) {
    console.log(`\nLook at the pictures in ${reportPath}`);
    console.log("and accept what is as it should be: npm run test:stories -- --update [--stories PATTERN]");
  }
  if (!run.settings.pictures) {
    console.log(
      `\nNo pictures were compared: ${run.browser} is not the browser that the baselines were made with.`,
    );
  }
  const perMinute = Math.round((shots / run.seconds) * 60);
  const taken = `${shots} shots${accepted > 0 ? `, ${accepted} accepted` : ""}`;
  console.log(
    `\n${passed} stories passed, ${failed} failed; ${taken} in ${run.seconds.toFixed(1)} s (${perMinute} a minute), ${run.browser}`,
  );
}

function names(orphans: Orphan[]): string {
  return orphans.map(({ storyId, mode }) => (mode ? `${storyId}/${mode}` : storyId)).join(", ");
}
