import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fromEnvironment, runnerReportPath } from "./run-settings";

/** What the test runner itself has to say about a run. */
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
  perfStats: { runtime: number };
  testResults: { ancestorTitles: string[]; status: string; failureMessages: string[] }[];
}

/** Tells of each spec as it is done, and leaves the runner's own view of the run for the summary. */
export default class StoryReporter {
  private readonly report: RunnerReport = { ran: 0, failed: [], broken: [] };

  onTestResult(_: unknown, spec: SpecResult): void {
    const ran = spec.testResults.filter(({ status }) => status === "passed" || status === "failed");
    const failed = ran.filter(({ status }) => status === "failed");
    this.report.ran += ran.length;
    for (const { ancestorTitles, failureMessages } of failed) {
      const [title = "", name = ""] = ancestorTitles;
      this.report.failed.push({ title, name, message: failureMessages.join("\n") });
    }
    const broken = ran.length === 0 && spec.failureMessage;
    if (broken) this.report.broken.push({ spec: spec.testFilePath, message: broken });
    tell(spec, ran.length, broken ? 1 : failed.length);
  }

  onRunComplete(): void {
    const path = runnerReportPath(fromEnvironment());
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(this.report));
  }

  getLastError(): void {}
}

function tell(spec: SpecResult, ran: number, failed: number): void {
  const title = spec.testResults[0]?.ancestorTitles[0] ?? spec.testFilePath;
  const seconds = (spec.perfStats.runtime / 1000).toFixed(1).padStart(5);
  const failures = failed > 0 ? `, ${failed} failed` : "";
  console.log(`${failed > 0 ? "✗" : "✓"} ${seconds} s  ${title} (${ran}${failures})`);
}
