/**
 * npm run prove -- merge DIR …: puts what shards left (each its `.cache`) together into one report, and fails where one
 * of them failed, or where they are not disjoint and complete.
 */
import { cp, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeWhole } from "../../lib/write-whole";
import { summaryOf } from "../../visual/review/report/summary";
import { reportFolder } from "../run/run-settings";
import type { Outcome } from "../run/summary";
import { mergeOutcomes } from "./outcomes";
import { mergeReports } from "./reports";

const { values, positionals } = parseArgs({
  options: { out: { type: "string", default: ".cache" } },
  allowPositionals: true,
});
const out = resolve(values.out);
const outcomes = await Promise.all(
  positionals.map(
    async (folder): Promise<Outcome> => JSON.parse(await readFile(join(folder, "stories.json"), "utf8")),
  ),
);
const { gaps, ...merged } = mergeOutcomes(outcomes);
await rm(reportFolder({ out }), { recursive: true, force: true });
const report = await mergeReports(
  positionals.map((folder) => reportFolder({ out: folder })),
  reportFolder({ out }),
);
await writeWhole(join(out, "stories.json"), JSON.stringify(merged));
// For what is found out from all of them: `npm run prove -- truth --records`.
await rm(join(out, "records"), { recursive: true, force: true });
for (const folder of positionals) {
  await cp(join(folder, "records"), join(out, "records"), { recursive: true }).catch((error) => {
    // A shard without a story of its own has none.
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
