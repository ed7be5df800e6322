import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Progress } from "./progress";
import { fromEnvironment, runnerReportPath } from "./run-settings";

/** The test runner's own errors of a run. */
export interface RunnerReport {
  /** How many stories it ran. */
  ran: number;
  /** Stories that failed, for the runner. */
  failed: { title: string; name: string; message: string }[];
  /** Specs that could not be run at all. */
  broken: { spec: string; message: string }[];
}

/** Of Jest's results, what is used here. */
interface SpecResult {
  testFilePath: string;
  testExecError?: { message?: string };
  failureMessage?: string | null;
  testResults: { ancestorTitles: string[]; status: string; failureMessages: string[] }[];
}

/** Says how far the run is, and which stories failed, as they come; leaves the runner's own view of the run for the summary. */
export default class StoryReporter {
  private readonly report: RunnerReport = { ran: 0, failed: [], broken: [] };
  private progress = new Progress(0, 0);

  constructor(private readonly jest: { maxWorkers: number }) {}

  onRunStart(
    { numTotalTestSuites }: { numTotalTestSuites: number },
    { estimatedTime }: { estimatedTime: number },
  ): void {
    // In seconds, and for all workers together.
    this.progress = new Progress(numTotalTestSuites, estimatedTime * this.jest.maxWorkers * 1000);
  }

  onTestResult({ duration = 0 }: { duration?: number }, spec: SpecResult): void {
    const ran = spec.testResults.filter(({ status }) => status === "passed" || status === "failed");
    const failed = ran.filter(({ status }) => status === "failed");
    this.report.ran += ran.length;
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

/** The reasons come at the end of the run, with what the pages themselves found. */
function inOneLine({ testFilePath }: SpecResult, failed: SpecResult["testResults"]): string {
  if (failed.length === 0) return `✗ ${testFilePath} could not be run`;
  const [title] = failed[0]?.ancestorTitles ?? [];
  return `✗ ${title}: ${failed.map(({ ancestorTitles: [, name] }) => name).join(", ")}`;
}
