import { availableParallelism } from "node:os";
import { stripVTControlCharacters } from "node:util";
import { job } from "../../lib/job";
import { lockFolder } from "../../lib/lock-folder";
import { type Check, checks } from "./checks";
import { type Result, runCheck } from "./run-check";
import { runInParallel } from "./run-in-parallel";
import { StoredResults } from "./stored-results";

/** How many failures of a check are listed at the end. */
const MOST = 20;

const start = performance.now();
const command = job(import.meta.url)
  .argument("[checks...]", "The checks to run. Default: all.")
  .option("--all", "Run everything, whether or not it passed before.", false)
  .parse();
const values = command.opts();
const results = new StoredResults(".");
const outcomes: Result[] = [];
reserveResults();
await runInParallel(named(command.processedArgs[0]), availableParallelism(), run);
report();

function reserveResults(): void {
  try {
    lockFolder(".cache");
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

function named(names: string[]): Check[] {
  const all = checks.map(({ name }) => name);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown check: ${unknown.join(", ")}. The checks are ${all.join(", ")}.`);
    process.exit(2);
  }
  return names.length > 0 ? checks.filter(({ name }) => names.includes(name)) : checks;
}

/** Runs a check, and shows its failures at once. */
async function run(check: Check): Promise<void> {
  const { name, description } = check;
  console.log(`… ${name}: ${description}`);
  const onLine = (line: string) => {
    if (line.startsWith("✗ ")) console.log(`${name}: ${line}`);
  };
  const result = await runCheck(check, { all: values.all, results, onLine });
  console.log(inOneLine(result));
  outcomes.push(result);
  // Later checks test the package that was just built.
  if (name === "build" && result.failed === 0) process.env.KERF_DIST = "dist";
}

function report(): void {
  for (const { check, failed, output } of outcomes) {
    if (failed > 0) console.log(`\n── ${check.name}: ${check.description}\n${withoutPassed(output)}`);
  }
  console.log("");
  for (const result of outcomes) console.log(inOneLine(result));
  listFailures();
  const sum = (key: "passed" | "failed" | "taken") =>
    outcomes.reduce((total, result) => total + (result[key] ?? 0), 0);
  console.log(`\n${Math.round((performance.now() - start) / 1000)} s in total`);
  if (sum("taken") > 0) {
    const all = sum("passed") + sum("failed");
    console.log(`${sum("taken")} of ${all} taken from an earlier run. To run all: npm test -- --all`);
  }
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

function inOneLine({ check, passed, failed, taken = 0, seconds }: Result): string {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  return `${failed > 0 ? "✗" : "✓"} ${check.name.padEnd(11)} ${counts} ${seconds.toFixed(1).padStart(7)} s${taken > 0 ? `  ${taken} from an earlier run` : ""}`;
}

/** Repeats the failures at the end, because a long log may be cut off at its start. */
function listFailures(): void {
  for (const { check, failed, failures } of outcomes) {
    if (failed === 0) continue;
    console.log(`\n✗ ${check.name}: ${check.description}`);
    for (const failure of failures.slice(0, MOST)) console.log(`  ${failure}`);
    if (failures.length > MOST) console.log(`  … and ${failures.length - MOST} more`);
  }
}

/** Vitest's output without the passed tests, which would hide the failures. */
function withoutPassed(output: string): string {
  const isPassed = (text: string) => /^\s*✓/.test(stripVTControlCharacters(text));
  return output
    .split("\n")
    .filter((text) => !isPassed(text))
    .join("\n");
}
