import { cp } from "node:fs/promises";
import { join } from "node:path";
import { readReport, saveReport } from "../visual/report/report-file";
import type { Report } from "../visual/report/report-format";
import { reportFolder } from "../visual/story-pictures";

/** Merges the reports of shards and their pictures, which are in folders of results. */
export async function mergeReports(folders: readonly string[], out: string): Promise<Report> {
  const reports: Report[] = [];
  for (const folder of folders) {
    reports.push(await readReport({ out: folder }));
    const [from, to] = [folder, out].map((each) => join(reportFolder({ out: each }), "pictures")) as [
      string,
      string,
    ];
    await cp(from, to, { recursive: true }).catch((error) => {
      // A shard without differences has no pictures.
      if (error.code !== "ENOENT") throw error;
    });
  }
  const [first] = reports;
  if (!first) throw new Error("There is no report to merge. Name the folders of the shards.");
  const sum = (key: "pictures" | "stories") => reports.reduce((total, report) => total + report[key], 0);
  const all = reports.flatMap((report) => report.changes);
  const merged: Report = {
    ...first,
    pictures: sum("pictures"),
    stories: sum("stories"),
    changes: [...new Map(all.map((change) => [change.key, change])).values()],
    facts: Object.assign({}, ...reports.map(({ facts }) => facts)),
    patches: Object.assign({}, ...reports.map(({ patches }) => patches)),
    tokens: reports.find(({ tokens }) => tokens.length > 0)?.tokens ?? [],
  };
  await saveReport({ out }, merged);
  return merged;
}
