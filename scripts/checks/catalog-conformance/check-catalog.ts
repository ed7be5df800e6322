/** npm run check -- catalog: see scripts/lib/jobs.ts. Exits with 1 if a fact is false. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseCatalog } from "../../../src/catalog/catalog";
import type { Fact } from "../../lib/fact";
import { job, pattern } from "../../lib/job";
import { codeFacts } from "./code-facts";
import { recordedFacts, reportOf } from "./facts";
import { guideFacts } from "./guides";
import { snippetFacts } from "./snippets";
import { textFacts } from "./text-facts";

const checks = ["facts", "snippets", "guides"] as const;

const command = job(import.meta.url)
  .argument("[checks...]", `Which of ${checks.join(", ")} to check. All by default.`)
  .option("--name <pattern>", "Only components whose name matches.", pattern)
  .option("--records <dir>", "The folder with the results of a run of all stories.", ".cache")
  .option("--json <file>", "Write the facts to this file, too.")
  .parse();
const { name = /(?:)/, records, json } = command.opts();
const selected = command.args.length > 0 ? command.args : checks;
for (const each of selected) {
  if (!checks.some((check) => check === each)) command.error(`There is no check ${each}.`);
}

const catalog = parseCatalog(readFileSync("src/catalog/catalog.json", "utf8"));
const facts = await catalogFacts();
console.log(`\n${reportOf(facts)}`);
if (json) {
  mkdirSync(dirname(json), { recursive: true });
  writeFileSync(json, JSON.stringify(facts));
}
process.exitCode = facts.some(({ problem }) => problem !== undefined) ? 1 : 0;

async function catalogFacts(): Promise<Fact[]> {
  const found = await Promise.all([
    ...(selected.includes("facts")
      ? [codeFacts(catalog), recordedFacts(catalog, records), textFacts(catalog)]
      : []),
    ...(selected.includes("snippets") ? [snippetFacts(catalog, records)] : []),
    ...(selected.includes("guides") ? [guideFacts(catalog)] : []),
  ]);
  return found.flat().filter(({ subject }) => name.test(subject.split(/[.:/=\s]/)[0] ?? ""));
}
