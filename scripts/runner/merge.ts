import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { writeFileAtomically } from "../lib/files";
import { reportFolder } from "../visual/index";
import { type RunResult, readRun, resultsPath, writeResult } from "./result";

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
    const pictures = (of: string) => join(reportFolder({ out: of }), "pictures");
    await cp(pictures(folder), pictures(out), { recursive: true }).catch((error) => {
      // A shard without differences has no pictures.
      if (error.code !== "ENOENT") throw error;
    });
  }
  const merged = { ...concatenate(runs), out: resolve(out) };
  for (const result of merged.results) await writeResult(out, result);
  await writeFileAtomically(resultsPath(out), JSON.stringify(merged));
  return merged;
}

/** The results of shards as one run. Exactly one shard must have run each story. */
export function concatenate(runs: readonly RunResult[]): RunResult {
  const [first] = runs;
  if (!first) throw new Error("There is nothing to merge. Name the folders of the shards.");
  const shards = runs.map(({ shard = "1/1" }) => shard).sort();
  const gaps: string[] = [];
  if (shards.some((shard, index) => shard !== `${index + 1}/${runs.length}`))
    gaps.push(`there are the shards ${shards.join(", ")}`);
  for (const { shard, selected } of runs)
    if (selected.join() !== first.selected.join())
      gaps.push(`shard ${shard} selected other stories than ${first.shard}`);
  const results = runs.flatMap((run) => run.results);
  for (const id of first.selected) {
    const { length } = results.filter((result) => result.id === id);
    if (length !== 1) gaps.push(`${length} shards ran ${id}`);
  }
  if (gaps.length > 0) throw new Error(`The shards aren't one complete run:\n${gaps.join("\n")}`);
  const { shard: _, ...run } = first;
  // Each shard reads all baselines, and so finds those of deleted stories.
  const orphans = runs.flatMap((each) => each.orphans).map((each) => [JSON.stringify(each), each] as const);
  return {
    ...run,
    results,
    orphans: [...new Map(orphans).values()],
    reused: runs.flatMap(({ reused }) => reused),
    seconds: Math.max(...runs.map(({ seconds }) => seconds)),
  };
}
