import type { Fact } from "../../lib/fact";
import { failuresOf, type RunResult } from "../result";

/** How many tests of a check passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
  /** How many of the passed tests are from an earlier run with the same inputs. */
  taken?: number;
  /** One line for each failed test, with the reason. */
  failures: string[];
}

/** The fields that are read from a Vitest report. */
interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    /** Why the whole file could not run. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

export function vitestCounts({ numPassedTests, testResults }: VitestReport): Counts {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((each) => each.status === "failed");
    // If a worker crashes, its tests are still pending, also those whose results it had not sent yet.
    const unfinished = assertionResults.find((each) => each.status === "pending");
    const lines = tests.map(({ fullName, failureMessages = [] }) => line(fullName, failureMessages[0]));
    if (unfinished)
      lines.push(line(unfinished.fullName, "the worker crashed during this test or one of the next"));
    return lines.length === 0 && status === "failed" ? [line(name, message)] : lines;
  });
  return { passed: numPassedTests, failed: failures.length, failures };
}

export function storyCounts(run: RunResult): Counts {
  const failures = failuresOf(run).map(({ label, reasons }) => line(label, reasons[0]));
  const passed = run.results.filter((result) => result.failures.length === 0).length;
  return { passed, failed: failures.length, taken: run.reused.length, failures };
}

/** Counts each fact of the catalog as a test. */
export function factCounts(facts: readonly Fact[]): Counts {
  const failures = facts.flatMap(({ kind, subject, problem }) =>
    problem === undefined ? [] : [line(`${kind}: ${subject}`, problem)],
  );
  return { passed: facts.length - failures.length, failed: failures.length, failures };
}

/** Only the first line of a reason, which says most. The check's output above the summary has all lines. */
function line(test: string, reason = ""): string {
  return `${test}: ${reason.split("\n", 1)[0]}`;
}
