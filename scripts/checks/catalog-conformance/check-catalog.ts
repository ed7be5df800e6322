/** npm run check -- catalog: see scripts/lib/jobs.ts. Exits with 1 if a fact is false. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Argument } from "@commander-js/extra-typings";
import { parseCatalog } from "../../../src/catalog/catalog";
import type { Fact } from "../../lib/fact";
import { job } from "../../lib/job";
import { recordedFacts } from "./facts";

/** The checks by name. Each loads its modules only if it runs: the compiler takes seconds. */
const checks: Record<string, () => Promise<Fact[]>> = {
  code: async () => (await import("./code-facts")).codeFacts(catalog),
  stories: () => recordedFacts(catalog, ".cache"),
  snippets: async () => (await import("./snippets")).snippetFacts(catalog),
  guides: async () => (await import("./guides")).guideFacts(catalog),
};

const names = Object.keys(checks);
const command = job(import.meta.url)
  .addArgument(new Argument("[checks...]", "Which to check. Default: all.").choices(names).default(names))
  .option("--json <file>", "Write the facts to this file, too.")
  .parse();
const { json } = command.opts();

const catalog = parseCatalog(readFileSync("src/catalog/catalog.json", "utf8"));
const facts = (await Promise.all(command.processedArgs[0].map((each) => checks[each]?.() ?? []))).flat();
const counts: Record<string, { facts: number; failed: number }> = {};
for (const { kind, problem } of facts) {
  counts[kind] ??= { facts: 0, failed: 0 };
  counts[kind].facts++;
  if (problem !== undefined) counts[kind].failed++;
}
console.table(counts);
const failed = facts.filter(({ problem }) => problem !== undefined);
for (const { kind, subject, problem } of failed)
  console.log(`✗ ${kind}: ${subject}\n  ${problem?.replaceAll("\n", "\n  ")}`);
if (json) {
  mkdirSync(dirname(json), { recursive: true });
  writeFileSync(json, JSON.stringify(facts));
}
process.exitCode = failed.length > 0 ? 1 : 0;
