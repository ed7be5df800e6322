import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { idOf, saveReport } from "../visual/report/make";
import type { Report } from "../visual/report/model";

/** Merges the reports of shards and their pictures. */
export async function mergeReports(folders: readonly string[], target: string): Promise<Report> {
  const reports: Report[] = [];
  for (const folder of folders) {
    reports.push(JSON.parse(await readFile(join(folder, "report.json"), "utf8")));
    await cp(join(folder, "pictures"), join(target, "pictures"), { recursive: true }).catch((error) => {
      // A shard without differences has no pictures.
      if (error.code !== "ENOENT") throw error;
    });
  }
  const [first] = reports;
  if (!first) throw new Error("There is no report to merge. Name the folders of the shards.");
  const changes = [
    ...new Map(reports.flatMap((report) => report.changes).map((change) => [change.key, change])).values(),
  ];
  const sum = (key: "shots" | "stories") => reports.reduce((total, report) => total + report[key], 0);
  const merged: Report = {
    ...first,
    id: idOf(changes),
    shots: sum("shots"),
    stories: sum("stories"),
    changes,
    facts: Object.assign({}, ...reports.map(({ facts }) => facts)),
    patches: Object.assign({}, ...reports.map(({ patches }) => patches)),
    causes: Object.assign({}, ...reports.map(({ causes }) => causes)),
    flakes: reports.flatMap(({ flakes }) => flakes),
  };
  await saveReport(target, merged);
  return merged;
}
