import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Progress } from "./progress";
import { fromEnvironment, runnerReportPath } from "./run-settings";

/** The test runner's own results of a run. */
export interface RunnerReport {
  /** Stories that failed according to the runner. */
  failed: { title: string; name: string; message: string }[];
  /** Specs that could not be run at all. */
  broken: { spec: string; message: string }[];
}

/** The part of Jest's results that is used here. */
interface SpecResult {
  testFilePath: string;
  testExecError?: { message?: string };
  failureMessage?: string | null;
  testResults: { ancestorTitles: string[]; status: string; failureMessages: string[] }[];
}

/** Prints progress and failed stories during the run, and writes the runner's results for the summary. */
export default class StoryReporter {
  private readonly report: RunnerReport = { failed: [], broken: [] };
  private progress = new Progress(0, 0);

  constructor(private readonly jest: { maxWorkers: number }) {}

  onRunStart(
    { numTotalTestSuites }: { numTotalTestSuites: number },
    { estimatedTime }: { estimatedTime: number },
  ): void {
    // Jest's estimate is in seconds, for all workers in parallel.
    this.progress = new Progress(numTotalTestSuites, estimatedTime * this.jest.maxWorkers * 1000);
  }

  onTestResult({ duration = 0 }: { duration?: number }, spec: SpecResult): void {
    const ran = spec.testResults.filter(({ status }) => status === "passed" || status === "failed");
    const failed = ran.filter(({ status }) => status === "failed");
    for (const { ancestorTitles, failureMessages } of failed) {
      const [title = "", name = ""] = ancestorTitles;
      this.report.failed.push({ title, name, message: failureMessages.join("\n") });
    }
    const broken = ran.length === 0 && spec.failureMessage;
    if (broken) this.report.broken.push({ spec: spec.testFilePath, message: broken });
    if (broken || failed.length > 0) console.log(inOneLine(spec, failed));
    this.progress.add(duration);
    console.log(String(this.progress));
  }

  onRunComplete(): void {
    const path = runnerReportPath(fromEnvironment());
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(this.report));
  }

  getLastError(): void {}
}

/** The failures of a spec without reasons. The summary prints them, with those that the pages found. */
function inOneLine({ testFilePath }: SpecResult, failed: SpecResult["testResults"]): string {
  if (failed.length === 0) return `✗ ${testFilePath} could not be run`;
  const [title] = failed[0]?.ancestorTitles ?? [];
  return `✗ ${title}: ${failed.map(({ ancestorTitles: [, name] }) => name).join(", ")}`;
}
