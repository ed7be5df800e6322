import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { job, wholeNumber } from "../../lib/job";
import { Certificates } from "../../runner/certificates";
import { reportFolder } from "../../runner/run-settings";
import { SnapshotStore } from "../baselines/snapshot-store";
import { commentOnPullRequest } from "../ci/pull-request";
import { completeReport } from "../report/complete";
import { type Change, type Mark, type Report, reportVersion } from "../report/model";
import { summaryOf } from "../report/summary";
import { providePage } from "./build-page";
import { ReviewStore } from "./decide/review-store";
import { serveReview } from "./server";
import { exportStatic } from "./static";

const values = job(import.meta.url)
  .option("--static", "Write a page that needs no server into the report's folder, and exit.")
  .option("--comment", "Comment on the pull request whose GitHub workflow produced the report, and exit.")
  .option("--out <dir>", "The folder with the results of the story run.", ".cache")
  .option("--baselines <dir>", "The folder of the baselines.", "stories/baselines")
  .option("--store <dir>", "The snapshot store.", ".cache/snapshots")
  .option("--page <dir>", "Copy the page from the folder of another report instead of building it.")
  .option("--marks <file>", "Apply the decisions exported from a --static page, and exit.")
  .option("--port <n>", "The port of the page. Any free port by default.", wholeNumber(0), 0)
  .parse()
  .opts();

if (values.comment) console.log(await commentOnPullRequest(reportFolder({ out: values.out }), process.env));
else await review(resolve(values.out));

async function review(out: string): Promise<void> {
  const folder = reportFolder({ out });
  const report = await readReport(folder);
  // A certificate may be granted after the report was written, even while the page is open.
  const certified = (certificates: Certificates, { kind, storyId, mode, hash = "" }: Change) =>
    kind === "removed" || certificates.has(storyId, mode, hash);
  const mayApprove = async (change: Change) => certified(await Certificates.read(out), change);
  const now = await Certificates.read(out);
  for (const change of report.changes) change.certified = certified(now, change);
  await completeReport(report, {
    out,
    baselines: resolve(values.baselines),
    store: await SnapshotStore.open(resolve(values.store)),
  });
  const store = await ReviewStore.open(folder, report, resolve(values.baselines), mayApprove);
  if (values.marks) {
    await takeMarks(store, report, values.marks);
    return;
  }
  await providePage(folder, values.page);
  if (values.static) {
    await exportStatic(folder, report, store);
    console.log(`${join(folder, "index.html")}\n\n${summaryOf(report)}`);
    return;
  }
  const site = join(out, "stories-site");
  const storybook = existsSync(join(site, "iframe.html")) ? site : undefined;
  const { url } = await serveReview({ report, store, folder, storybook, port: values.port });
  console.log(
    `${report.changes.length} to review: ${url}\nPress Ctrl+C to stop. Every decision is already saved.`,
  );
}

/** Applies decisions made on a page without a server. Skips those about changes that this run didn't find. */
async function takeMarks(store: ReviewStore, report: Report, path: string): Promise<void> {
  const { marks } = JSON.parse(await readFile(path, "utf8")) as { marks?: Mark[] };
  if (!marks) throw new Error(`${path} has no marks. To export them, use "Export marks" on the review page.`);
  const hashes = new Map(report.changes.map(({ key, hash }) => [key, hash]));
  const valid = marks.filter(({ key, hash }) => hashes.has(key) && hashes.get(key) === hash);
  for (const decision of ["approved", "rejected"] as const) {
    await store.decide(
      decision,
      valid.filter((mark) => mark.decision === decision).map(({ key }) => key),
    );
  }
  for (const { key, comment, ungrouped } of valid) {
    if (comment) await store.comment(key, comment);
    if (ungrouped) await store.ungroup(key, true);
  }
  console.log(`Applied ${valid.length} marks from ${path}.`);
  const stale = marks.length - valid.length;
  if (stale > 0) console.log(`Skipped ${stale} marks: this run doesn't have their changes.`);
}

async function readReport(folder: string): Promise<Report> {
  const json = await readFile(join(folder, "report.json"), "utf8").catch(() => undefined);
  if (json === undefined) {
    console.error(`There is no report in ${folder}. Run the stories first: npm run test:stories`);
    process.exit(2);
  }
  const report: Report = JSON.parse(json);
  if (report.version === reportVersion) return report;
  console.error(`The report in ${folder} has another version. Run the stories again: npm run test:stories`);
  process.exit(2);
}
