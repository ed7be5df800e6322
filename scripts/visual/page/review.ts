import { join, resolve } from "node:path";
import { job, wholeNumber } from "../../lib/job";
import { Baselines } from "../baselines/baselines";
import { commentOnPullRequest } from "../ci/comment-on-pull-request";
import { readReport, reportFolder } from "../report/report-file";
import { addLostPictures } from "../report/write-report";
import { Approvals } from "./approvals";
import { buildPage, writeStaticPage } from "./build-page";
import { serveReview } from "./review-server";

const values = job(import.meta.url)
  .option("--static", "Write a page that needs no server into the report's folder, and exit.")
  .option("--comment", "Comment on the pull request whose GitHub workflow produced the report, and exit.")
  .option("--out <dir>", "The folder with the results of the story run.", ".cache")
  .option("--baselines <dir>", "The folder of the baselines.", "stories/baselines")
  .option("--store <dir>", "The snapshot store.", ".cache/snapshots")
  .option("--port <n>", "The port of the page. Any free port by default.", wholeNumber(0), 0)
  .parse()
  .opts();

try {
  if (values.comment) console.log(await commentOnPullRequest({ out: values.out }, process.env));
  else await review();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

async function review(): Promise<void> {
  const [out, baselines, store] = [values.out, values.baselines, values.store].map((path) =>
    resolve(path),
  ) as [string, string, string];
  const folder = reportFolder({ out });
  const report = await readReport({ out });
  await addLostPictures(report, { out, baselines, store });
  await buildPage(folder);
  if (values.static) {
    await writeStaticPage(folder, report);
    console.log(join(folder, "index.html"));
    return;
  }
  const approvals = new Approvals(report, new Baselines(baselines));
  const { url } = await serveReview({ report, approvals, folder, port: values.port });
  console.log(
    `${report.changes.length} to review: ${url}\nPress Ctrl+C to stop. Approved baselines are written at once; ` +
      `\`git restore ${values.baselines}\` undoes all of them.`,
  );
}
