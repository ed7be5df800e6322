import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../../lib/files";
import type { PictureRun } from "../baselines/compare-snapshot";
import { PictureFolder } from "../baselines/picture";
import { type Report, reportVersion } from "./report-format";
import { summaryOf } from "./summary";

type Run = Pick<PictureRun, "out">;

/** The folder of the visual report. It is self-contained. */
export function reportFolder({ out }: Run): string {
  return join(out, "visual-report");
}

/** The folder for pictures that must be reviewed. */
export function reviewPictures(run: Run): PictureFolder {
  return new PictureFolder(join(reportFolder(run), "pictures"));
}

/** Writes a report (`report.json`) and its summary (`summary.md`) next to the pictures. */
export async function saveReport(run: Run, report: Report): Promise<void> {
  const folder = reportFolder(run);
  await writeFileAtomically(join(folder, "report.json"), JSON.stringify(report));
  await writeFileAtomically(join(folder, "summary.md"), summaryOf(report));
}

/** @throws if there is no report, or it has another version. */
export async function readReport(run: Run): Promise<Report> {
  const folder = reportFolder(run);
  const json = await readFile(join(folder, "report.json"), "utf8").catch(() => undefined);
  if (json === undefined)
    throw new Error(`There is no report in ${folder}. Run the stories first: npm run test:stories`);
  const report: Report = JSON.parse(json);
  if (report.version === reportVersion) return report;
  throw new Error(`The report in ${folder} has another version. Run the stories again: npm run test:stories`);
}
