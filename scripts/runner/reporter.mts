import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fromEnvironment } from "./settings";

/** The test runner's own results of a run. */
export interface RunnerReport {
  /** The specs that ran, by the part of a story's id before `--`, each with the reason if it could not be run. */
  specs: Record<string, string | null>;
  /** Stories that failed according to the runner. */
  failed: { title: string; name: string; message: string }[];
}

/** The part of Jest's results that is used here. */
interface SpecResult {
  testFilePath: string;
  failureMessage?: string | null;
  testResults: { ancestorTitles: string[]; status: string; failureMessages: string[] }[];
}

/** Marks the lines that reach the console. The other lines are the runner's own, which would hide the failures. */
export const MARK = "\u0001";

/** After how many titles the progress is printed. */
const INTERVAL = 10;

/** Prints failed stories and the progress during the run, and writes the runner's results. */
export default class StoryReporter {
  private readonly report: RunnerReport = { specs: {}, failed: [] };
  private total = 0;

  onRunStart({ numTotalTestSuites }: { numTotalTestSuites: number }): void {
    this.total = numTotalTestSuites;
  }

  onTestResult(_test: unknown, { testFilePath, failureMessage, testResults }: SpecResult): void {
    const ran = testResults.filter(({ status }) => status === "passed" || status === "failed");
    const failed = ran.filter(({ status }) => status === "failed");
    for (const { ancestorTitles, failureMessages } of failed) {
      const [title = "", name = ""] = ancestorTitles;
      this.report.failed.push({ title, name, message: failureMessages.join("\n") });
      console.log(`${MARK}✗ ${title}/${name}`);
    }
    const isBroken = ran.length === 0 && failureMessage;
    this.report.specs[basename(testFilePath, ".test.js")] = isBroken ? failureMessage : null;
    const { length } = Object.keys(this.report.specs);
    if (length % INTERVAL === 0) console.log(`${MARK}${length} of ${this.total} titles`);
  }

  onRunComplete(): void {
    writeFileSync(join(fromEnvironment().out, "runner.json"), JSON.stringify(this.report));
  }

  getLastError(): void {}
}
