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
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    /** Why the whole file could not run. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

export function vitestCounts({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((each) => each.status === "failed");
    if (tests.length === 0 && status === "failed") return [line(name, message)];
    return tests.map(({ fullName, failureMessages = [] }) => line(fullName, failureMessages[0]));
  });
  // If a worker crashes, its tests are still pending, also those whose results it had not sent yet.
  const unfinished = testResults.flatMap(
    ({ assertionResults }) => assertionResults.find((each) => each.status === "pending") ?? [],
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unfinished.length,
    failures: [
      ...failures,
      ...unfinished.map(({ fullName }) =>
        line(fullName, "the worker crashed during this test or one of the next"),
      ),
    ],
  };
}

export function storyCounts(run: RunResult): Counts {
  const failures = failuresOf(run).map(({ label, reasons }) => line(label, reasons[0]));
  const passed = run.results.filter((result) => result.failures.length === 0).length;
  return { passed, failed: failures.length, taken: run.reused.length, failures };
}

/** Counts each fact of the catalog as a test. */
export function factCounts(facts: { kind: string; subject: string; problem?: string }[]): Counts {
  const failures = facts.flatMap(({ kind, subject, problem }) =>
    problem === undefined ? [] : [line(`${kind}: ${subject}`, problem)],
  );
  return { passed: facts.length - failures.length, failed: failures.length, failures };
}

/** Only the first line of a reason, which says most. The check's output above the summary has all lines. */
function line(test: string, reason = ""): string {
  return `${test}: ${reason.split("\n", 1)[0]}`;
}
