import type { Fact } from "../../.storybook/truth/fact";
import type { Outcome } from "../stories/run/summary";

/** How many tests of a layer passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
  /** How many of those that passed did so in an earlier run, with the same inputs. */
  taken?: number;
  /** Which failed, and why: a line each. */
  failures: string[];
}

/** The fields that are read from a Vitest report. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    /** Why the file as a whole could not be run. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

export function vitestCounts({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((each) => each.status === "failed");
    if (tests.length === 0) return status === "failed" ? [line(name, message)] : [];
    return tests.map(({ fullName, failureMessages = [] }) => line(fullName, failureMessages[0]));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

export function storyCounts({ passed, failed, taken, failures }: Outcome): Counts {
  return { passed, failed, taken, failures: failures.map(({ label, reasons }) => line(label, reasons[0])) };
}

/** Each fact is a test. */
export function truthCounts(facts: Fact[]): Counts {
  const failures = facts.flatMap(({ kind, subject, problem }) =>
    problem === undefined ? [] : [line(`${kind}: ${subject}`, problem)],
  );
  return { passed: facts.length - failures.length, failed: failures.length, failures };
}

/** Reasons may have many lines, of which the first says most: all of them stand further up. */
function line(test: string, reason = ""): string {
  return `${test}: ${reason.split("\n", 1)[0]}`;
}
