import { cp, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { writeFileAtomically } from "../lib/files";
import { job } from "../lib/job";
import { summaryOf } from "../visual/report/summary";
import { mergeOutcomes } from "./merge-outcomes";
import { mergeReports } from "./merge-reports";
import { reportFolder } from "./run-settings";
import type { Outcome } from "./summary";

const command = job(import.meta.url)
  .argument("<folders...>", "The .cache folder of each shard.")
  .option("--out <dir>", "The folder for the merged results.", ".cache")
  .parse();
const folders = command.processedArgs[0];
const out = resolve(command.opts().out);
const outcomes = await Promise.all(
  folders.map(
    async (folder): Promise<Outcome> => JSON.parse(await readFile(join(folder, "stories.json"), "utf8")),
  ),
);
const { gaps, ...merged } = mergeOutcomes(outcomes);
await rm(reportFolder({ out }), { recursive: true, force: true });
const report = await mergeReports(folders, out);
await writeFileAtomically(join(out, "stories.json"), JSON.stringify(merged));
// `npm run check -- catalog --records` needs the records of all shards.
await rm(join(out, "records"), { recursive: true, force: true });
for (const folder of folders) {
  await cp(join(folder, "records"), join(out, "records"), { recursive: true }).catch((error) => {
    // A shard that ran no story has no records.
    if (error.code !== "ENOENT") throw error;
  });
}

for (const { label, reasons } of merged.failures) console.log(`\n✗ ${label}\n  ${reasons.join("\n  ")}`);
for (const gap of gaps) console.log(`\n✗ ${gap}`);
console.log(`\n${summaryOf(report)}`);
console.log(
  `${merged.passed} stories passed, ${merged.failed} failed; ${outcomes.length} shards, ${gaps.length} gaps.`,
);
process.exitCode = merged.failed + gaps.length > 0 ? 1 : 0;
