import { join, resolve } from "node:path";
import { git } from "../../lib/git";
import { job, wholeNumber } from "../../lib/job";
import { Baselines } from "../baselines/baselines";
import { writeComment } from "../ci/comment-on-pull-request";
import { fetchReport } from "../ci/fetch-report";
import { readReport, reportFolder } from "../report/report-file";
import type { Report } from "../report/report-format";
import { addLostPictures } from "../report/write-report";
import { Approvals, keysOfGroups } from "./approvals";
import { buildPage, writeStaticPage } from "./build-page";
import { serveReview } from "./review-server";

const values = job(import.meta.url)
  .option("--static", "Write a page that needs no server into the report's folder, and exit.")
  .option(
    "--comment <dir>",
    "Write a comment on a pull request into this folder, and exit. For GitHub workflows.",
  )
  .option("--pull <number>", "Fetch the report of this pull request from GitHub, with gh.", wholeNumber(1))
  .option("--approve <groups>", 'Approve groups of the summary, such as "1 3", or "all", without the page.')
  .option("--baselines <dir>", "The folder of the baselines.", "stories/baselines")
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

/** The report of the last run, or of a pull request, whose artifact has all pictures. */
async function openReport(): Promise<{ out: string; report: Report }> {
  const { pull, approve, baselines } = values;
  if (pull) {
    const out = resolve(`.cache/pull-${pull}`);
    const { report, commit } = await fetchReport(pull, out);
    const advice = `Approving writes baselines here. First check out the branch: gh pr checkout ${pull}`;
    const isOther = git(baselines, "rev-parse", "HEAD")?.trim() !== commit;
    if (isOther && approve) throw new Error(advice);
    if (isOther) console.log(advice);
    return { out, report };
  }
  const run = { out: values.out, baselines, store: resolve(".cache/snapshots") };
  const report = await readReport(run);
  if (!approve) await addLostPictures(report, run);
  return { out: values.out, report };
}

async function review(): Promise<void> {
  const { out, report } = await openReport();
  const approvals = new Approvals(report, new Baselines(values.baselines));
  if (values.approve) {
    const keys = keysOfGroups(report, values.approve.trim());
    await approvals.approve(keys);
    console.log(`${keys.length} of ${report.changes.length} approved in ${values.baselines}.`);
    return;
  }
  const folder = resolve(reportFolder({ out }));
  await buildPage(folder);
  if (values.static) {
    await writeStaticPage(folder, report);
    console.log(join(folder, "index.html"));
    return;
  }
  const { url } = await serveReview({ report, approvals, folder, port: values.port });
  console.log(
    `${report.changes.length} to review: ${url}\nPress Ctrl+C to stop. Approved baselines are written at once; ` +
      `\`git restore ${values.baselines}\` undoes all of them.`,
  );
}
