import { join, resolve } from "node:path";
import { job, wholeNumber } from "../../lib/job";
import { Baselines } from "../baselines/baselines";
import { writeComment } from "../ci/comment-on-pull-request";
import { readReport, reportFolder } from "../report/report-file";
import { addLostPictures } from "../report/write-report";
import { Approvals } from "./approvals";
import { buildPage, writeStaticPage } from "./build-page";
import { serveReview } from "./review-server";

const BASELINES = "stories/baselines";

const values = job(import.meta.url)
  .option("--static", "Write a page that needs no server into the report's folder, and exit.")
  .option(
    "--comment <dir>",
    "Write a comment on a pull request into this folder, and exit. For GitHub workflows.",
  )
  .option("--out <dir>", "The folder with the results of the story run.", ".cache")
  .option("--port <n>", "The port of the page. Any free port by default.", wholeNumber(0), 0)
  .parse()
  .opts();

try {
  if (values.comment) await writeComment({ out: values.out }, values.comment, process.env);
  else await review();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

async function review(): Promise<void> {
  const run = { out: values.out, baselines: BASELINES, store: resolve(".cache/snapshots") };
  const folder = resolve(reportFolder(run));
  const report = await readReport(run);
  await addLostPictures(report, run);
  await buildPage(folder);
  if (values.static) {
    await writeStaticPage(folder, report);
    console.log(join(folder, "index.html"));
    return;
  }
  const approvals = new Approvals(report, new Baselines(BASELINES));
  const { url } = await serveReview({ report, approvals, folder, port: values.port });
  console.log(
    `${report.changes.length} to review: ${url}\nPress Ctrl+C to stop. Approved baselines are written at once; ` +
      `\`git restore ${BASELINES}\` undoes all of them.`,
  );
}
