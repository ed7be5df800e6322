import { availableParallelism } from "node:os";
import { Argument } from "@commander-js/extra-typings";
import { job } from "../../lib/job";
import { lockFolder } from "../../lib/lock-folder";
import { type Check, checks } from "./checks";
import { type Result, runCheck } from "./run-check";
import { runInParallel } from "./run-in-parallel";

/** How many failures of a check are listed at the end. */
const MOST = 20;

const start = performance.now();
const names = checks.map(({ name }) => name);
const command = job(import.meta.url)
  .addArgument(new Argument("[checks...]", "The checks to run. Default: all.").choices(names).default(names))
  .option("--all", "Run everything, whether or not it passed before.", false)
  .parse();
const { all } = command.opts();
const [requested] = command.processedArgs;
const outcomes: Result[] = [];
try {
  lockFolder(".cache");
} catch (error) {
  command.error((error as Error).message);
}
await runInParallel(
  checks.filter(({ name }) => requested.includes(name)),
  availableParallelism(),
  run,
);
report();

/** Runs a check, and shows its failures at once. */
async function run(check: Check): Promise<void> {
  const { name, description } = check;
  console.log(`… ${name}: ${description}`);
  const result = await runCheck(check, all, (line) => {
    if (line.startsWith("✗ ")) console.log(`${name}: ${line}`);
  });
  console.log(inOneLine(result));
  outcomes.push(result);
  // Later checks test the package that was just built.
  if (name === "build" && result.failed === 0) process.env.KERF_DIST = "dist";
}

/** Prints failures last, and twice, because a long log may be cut off at its start. */
function report(): void {
  const failed = outcomes.filter((result) => result.failed > 0);
  for (const { check, output } of failed) console.log(`\n── ${check.name}: ${check.description}\n${output}`);
  console.log(`\n${outcomes.map(inOneLine).join("\n")}`);
  for (const { check, failures } of failed) {
    console.log(`\n✗ ${check.name}: ${check.description}`);
    for (const failure of failures.slice(0, MOST)) console.log(`  ${failure}`);
    if (failures.length > MOST) console.log(`  … and ${failures.length - MOST} more`);
  }
  const sum = (key: "passed" | "failed" | "taken") =>
    outcomes.reduce((total, result) => total + (result[key] ?? 0), 0);
  console.log(`\n${Math.round((performance.now() - start) / 1000)} s in total`);
  if (sum("taken") > 0)
    console.log(
      `${sum("taken")} of ${sum("passed") + sum("failed")} taken from an earlier run. To run all: npm test -- --all`,
    );
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

function inOneLine({ check, passed, failed, taken = 0, seconds }: Result): string {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  return `${failed > 0 ? "✗" : "✓"} ${check.name.padEnd(11)} ${counts} ${seconds.toFixed(1).padStart(7)} s${taken > 0 ? `  ${taken} from an earlier run` : ""}`;
}
