import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Check } from "./checks";
import type { Counts } from "./counts";
import type { StoredResults } from "./stored-results";

/** The result of a check. */
export interface Result extends Counts {
  check: Check;
  seconds: number;
  /** The complete output of the command. */
  output: string;
}

interface RunOptions {
  /** Whether to ignore the results of earlier runs. */
  all: boolean;
  results: StoredResults;
  /** Called with each line of the command's output. */
  onLine: (line: string) => void;
}

/** Runs a check, or takes its result from an earlier run in which everything that it reads was the same. */
export async function runCheck(check: Check, { all, results, onLine }: RunOptions): Promise<Result> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const key = results.keyOf(check);
  const passed = all ? undefined : await results.take(check, key);
  if (passed !== undefined) {
    return { check, seconds: seconds(), output: "", passed, failed: 0, taken: passed, failures: [] };
  }
  // The report of an earlier run must not be mistaken for this run's.
  if (check.report) rmSync(check.report, { force: true });
  const lines: string[] = [];
  const child = spawn((all && check.all) || check.command, {
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      onLine(line);
    });
  }
  const [status] = await once(child, "close");
  const counts = countTests(check, status === 0);
  if (counts.failed === 0) await results.keep(check, key, counts.passed);
  return { check, seconds: seconds(), output: lines.join("\n"), ...counts };
}

/**
 * The counts of a check. A failed command counts as a failure even if all of its tests passed. So does a report that
 * can't be read.
 */
function countTests({ report, counts: read }: Check, succeeded: boolean): Counts {
  let counts: Counts = { passed: Number(succeeded), failed: 0, failures: [] };
  try {
    if (report && read) counts = read(JSON.parse(readFileSync(report, "utf8")) as never);
  } catch (error) {
    counts = { passed: 0, failed: 1, failures: [`no counts: ${error}`] };
  }
  return succeeded ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}
