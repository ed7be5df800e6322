import type { Outcome } from "../../stories/run/summary";
import { append, type Seed, type StorySeed } from "./seed";
import type { SeededTree } from "./tree";

/** A change to a file on which every story depends. */
export const harnessSeed: Seed = {
  name: "a change to the harness",
  file: "scripts/visual/snapshots/modes.ts",
  edit: append("// Changed."),
};

/** Runs stories with `--reuse`, with and without the seeds, and returns which results were wrongly taken or kept. */
export function reuseProblems(tree: SeededTree, seeds: readonly StorySeed[]): string[] {
  const ids = [...new Set(seeds.map(({ story }) => story))];
  const command = tree.storiesCommand(ids, "--reuse");
  const problems: string[] = [];
  const expectRun = (when: string, wanted: { taken: number; failed: number }) => {
    tree.run(`rm -f .cache/stories.json; ${command}`);
    const { taken, failed }: Outcome = JSON.parse(tree.read(".cache/stories.json"));
    const seen = `${taken} of ${ids.length} taken, ${failed} failed`;
    console.log(`${when}: ${seen}`);
    if (taken !== wanted.taken || failed !== wanted.failed) {
      problems.push(`${when}: ${seen}, not ${wanted.taken} taken and ${wanted.failed} failed`);
    }
  };

  console.log("");
  tree.run("rm -rf .cache/results");
  expectRun("without results", { taken: 0, failed: 0 });
  expectRun("without changes", { taken: ids.length, failed: 0 });
  tree.withSeeds(seeds, () => {
    expectRun("with a change in each", { taken: 0, failed: ids.length });
    expectRun("with the same changes again", { taken: 0, failed: ids.length });
  });
  expectRun("with the changes reverted", { taken: ids.length, failed: 0 });
  tree.withSeeds([harnessSeed], () => {
    tree.run(killedAtFirstRecord(command));
    expectRun("after a change to the harness, and a run that was killed", { taken: 0, failed: 0 });
    expectRun("after the run that followed", { taken: ids.length, failed: 0 });
  });
  return problems;
}

/** Kills the run and its child processes as soon as a story is done. */
function killedAtFirstRecord(command: string): string {
  return [
    "rm -rf .cache/records",
    `setsid ${command} > /dev/null 2>&1 & run=$!`,
    "until ls .cache/records/*.json > /dev/null 2>&1 || ! kill -0 $run; do sleep 0.1; done",
    "kill -9 -$run",
  ].join("\n");
}
