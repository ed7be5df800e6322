import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { readCached, writeFileAtomically } from "../../lib/files";
import { workTreeFiles } from "../../lib/git";
import { FileHashes, hashOf } from "../../lib/hashes";
import type { Check } from "./checks";
import type { Counts } from "./counts";

/** The result of a check. */
export interface Result extends Counts {
  check: Check;
  seconds: number;
  /** The complete output of the command. */
  output: string;
}

/** A check that passed in an earlier run. */
interface StoredResult {
  /** The hash of everything that the check depended on. */
  key: string;
  passed: number;
  /** The hash of the folder that it wrote. */
  written?: string;
}

const STORED = ".cache/results/checks.json";

/** The code that decides which results are reused. Every check depends on it. */
const OWN_CODE = /^scripts\/(runner\/gate|lib)\//;

const hashes = new FileHashes(".");

/**
 * Runs a check, or takes its result from an earlier run in which everything that it reads was the same.
 *
 * @param all Whether to ignore the results of earlier runs.
 * @param onLine Called with each line of the command's output.
 */
export async function runCheck(check: Check, all: boolean, onLine: (line: string) => void): Promise<Result> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const key = keyOf(check);
  const { [check.name]: stored } = all ? {} : await storedResults();
  if (key && stored?.key === key && stored.written === hashOfFolder(check.writes)) {
    const { passed } = stored;
    return { check, seconds: seconds(), output: "", passed, failed: 0, taken: passed, failures: [] };
  }
  // The report of an earlier run must not be mistaken for this run's.
  if (check.report) rmSync(check.report, { force: true });
  const lines: string[] = [];
  const stdio = ["ignore", "pipe", "pipe"] as ["ignore", "pipe", "pipe"];
  const command = all ? check.command.replace(" -- --reuse", "") : check.command;
  const child = spawn(command, { shell: true, stdio });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      onLine(line);
    });
  }
  const [status] = await once(child, "close");
  const counts = countTests(check, status === 0);
  // If the files have changed since it started, it is unclear which files passed.
  if (counts.failed === 0 && key && key === keyOf(check)) {
    const result: StoredResult = { key, passed: counts.passed };
    if (check.writes) result.written = hashOfFolder(check.writes);
    await writeFileAtomically(STORED, JSON.stringify({ ...(await storedResults()), [check.name]: result }));
  }
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

async function storedResults(): Promise<Record<string, StoredResult>> {
  return (await readCached(STORED)) ?? {};
}

/** The hash of everything that a check depends on now. Undefined if that can't be known. */
function keyOf({ name, command, reads, alsoReads }: Check): string | undefined {
  const environment = hashes.ofEnvironment();
  const files = workTreeFiles(".");
  if (!reads || !environment || files.length === 0) return undefined;
  const read = hashes.ofAll(files.filter((file) => OWN_CODE.test(file) || reads.test(file)));
  return hashOf([environment, name, command, read, hashOfFolder(alsoReads)]);
}

function hashOfFolder(folder: string | undefined): string | undefined {
  if (!folder) return undefined;
  try {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    return hashes.ofAll(names.map((name) => join(folder, name)));
  } catch {
    return "none";
  }
}
