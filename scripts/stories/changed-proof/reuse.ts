import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BenchTree } from "../../visual/defects/bench-tree";
import type { CodeDefect } from "../../visual/defects/plant";
import type { Outcome } from "../run/summary";

/** A file of the harness, on which every story depends. */
const HARNESS = "scripts/visual/snapshots/modes.ts";

/** Runs stories with `--reuse`, with and without changes that show in them, and gives what was taken or kept wrongly. */
export function reuseProblems(tree: BenchTree, plants: readonly CodeDefect[]): string[] {
  const ids = [...new Set(plants.map(({ story }) => story))];
  const command = tree.command(`^(${ids.join("|")})$`, "--reuse");
  const problems: string[] = [];
  const expectRun = (when: string, wanted: { taken: number; failed: number }, run = command) => {
    tree.shell(`rm -f .cache/stories.json; ${run}`);
    const { taken, failed }: Outcome = JSON.parse(
      readFileSync(join(tree.path, ".cache/stories.json"), "utf8"),
    );
    const seen = `${taken} of ${ids.length} taken, ${failed} failed`;
    console.log(`${when}: ${seen}`);
    if (taken !== wanted.taken || failed !== wanted.failed) {
      problems.push(`${when}: ${seen}, not ${wanted.taken} taken and ${wanted.failed} failed`);
    }
  };

  console.log("");
  tree.shell("rm -rf .cache/results");
  expectRun("without results", { taken: 0, failed: 0 });
  expectRun("without changes", { taken: ids.length, failed: 0 });
  tree.withPlants(plants, () => {
    expectRun("with a change in each", { taken: 0, failed: ids.length });
    expectRun("with the same changes again", { taken: 0, failed: ids.length });
  });
  expectRun("with the changes taken back", { taken: ids.length, failed: 0 });
  appendFileSync(join(tree.path, HARNESS), "\n// Changed.\n");
  tree.shell(killedAtFirstRecord(command));
  expectRun("after a change of the harness, and a run that was killed", { taken: 0, failed: 0 });
  expectRun("after the run that followed", { taken: ids.length, failed: 0 });
  return problems;
}

/** Kills the run, and all that it has started, as soon as a story is done. */
function killedAtFirstRecord(command: string): string {
  return [
    "rm -rf .cache/records",
    `setsid ${command} > /dev/null 2>&1 & run=$!`,
    "until ls .cache/records/*.json > /dev/null 2>&1 || ! kill -0 $run; do sleep 0.1; done",
    "kill -9 -$run",
  ].join("\n");
}
