import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { writeFileAtomically } from "../lib/files";
import { reportFolder } from "../visual";
import { ResultFolder, type RunResult, readRun, resultsPath } from "./result";

/**
 * Merges the results of shards in `folders`, and their pictures, into `out`.
 *
 * @throws if the shards aren't one complete run.
 */
export async function mergeRuns(folders: readonly string[], out: string): Promise<RunResult> {
  const runs: RunResult[] = [];
  for (const folder of folders) {
    const run = await readRun(folder);
    if (!run) throw new Error(`${folder} has no results of stories.`);
    runs.push(run);
    // A shard without differences has no pictures.
    const [from, to] = [folder, out].map((each) => join(reportFolder({ out: each }), "pictures"));
    if (from && to) await cp(from, to, { recursive: true }).catch(ignoreMissing);
  }
  const merged = { ...concatenate(runs), out: resolve(out) };
  for (const result of merged.results) await new ResultFolder(out).write(result);
  await writeFileAtomically(resultsPath(out), JSON.stringify(merged));
  return merged;
}

/** The results of shards as one run. Exactly one shard must have run each story. */
export function concatenate(runs: readonly RunResult[]): RunResult {
  const [first] = runs;
  if (!first) throw new Error("There is nothing to merge. Name the folders of the shards.");
  const shards = runs.map(({ shard = "1/1" }) => shard).sort();
  const count = Number(shards[0]?.split("/")[1]);
  const expected = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`).sort();
  const gaps = [
    ...(shards.join() === expected.join() ? [] : [`there are the shards ${shards.join(", ")}`]),
    ...runs.flatMap(({ shard, selected }) =>
      selected.join() === first.selected.join()
        ? []
        : [`shard ${shard} selected other stories than ${first.shard}`],
    ),
  ];
  const results = runs.flatMap((run) => run.results);
  const counts = new Map(first.selected.map((id) => [id, 0]));
  for (const { id } of results) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [id, number] of counts) if (number !== 1) gaps.push(`${number} shards ran ${id}`);
  if (gaps.length > 0) throw new Error(`The shards aren't one complete run:\n${gaps.join("\n")}`);
  const { shard: _, ...run } = first;
  return {
    ...run,
    results,
    // Each shard reads all baselines, and so finds those of deleted stories.
    orphans: [
      ...new Map(
        runs.flatMap(({ orphans }) => orphans).map((each) => [`${each.storyId}/${each.mode}`, each]),
      ).values(),
    ],
    reused: runs.flatMap(({ reused }) => reused),
    seconds: Math.max(...runs.map(({ seconds }) => seconds)),
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
