import { readFileSync } from "node:fs";
import { join } from "node:path";
import { job } from "../../lib/job";
import { affectedStories, findAffected, readWorkTree } from "../../stories/changed/affected";
import { type IndexEntry, isTested } from "../../stories/run/site";
import { readStoryKeys } from "../../test/results/story-keys";
import { reuseProblems } from "./reuse";
import { intoRounds } from "./rounds";
import type { StorySeed } from "./seed";
import { catalogSeed } from "./seeds/layers";
import { pictureSeeds } from "./seeds/pictures";
import { matching, missedOf, requireSound, runSeeded, type SeededTree } from "./tree";

const values = job(import.meta.url)
  .option("--stories <pattern>", "Of the omitted stories, run only those whose id matches.", ".")
  .option("--only <pattern>", "Seed only changes whose file or name matches.", ".")
  .option("--reuse", "Check only which results are kept and taken.")
  .parse()
  .opts();

await runSeeded((tree) => {
  const seeds = matching([...pictureSeeds, catalogSeed], values.only);
  console.log(`${seeds.length} changes`);
  requireSound(tree, seeds);
  const rounds = intoRounds(seeds, tree.path, tree.index);
  return [
    ...(values.reuse ? [] : rounds.flatMap((round) => roundProblems(tree, round))),
    ...reuseProblems(tree, rounds[0] ?? []),
  ];
});

function roundProblems(tree: SeededTree, round: readonly StorySeed[]): string[] {
  const keysBefore = readKeys(tree);
  const { omitted, taken, failed } = tree.withSeeds(round, () => {
    const omitted = omittedIds(tree, round);
    const keys = readKeys(tree);
    const taken = testedStories(tree).filter((story) => keysBefore.of(story) === keys.of(story));
    return { omitted, taken, failed: tree.failures([...omitted, ...round.map(({ story }) => story)]) };
  });
  const suspects = omitted.filter((id) => failed.has(id));
  const failedAnyway = suspects.length > 0 ? tree.failures(suspects) : new Map();
  const wronglyOmitted = suspects.filter((id) => !failedAnyway.has(id));
  const wronglyTaken = taken.filter(({ id }) => !omitted.includes(id));
  console.log(
    `\n${omitted.length} stories left out, of which ${suspects.length} failed, ${failedAnyway.size} of them without a change, too; ` +
      `${taken.length} would be taken from an earlier run`,
  );
  return [
    ...missedOf(round, ({ story }) => (failed.has(story) ? story : undefined)),
    ...wronglyOmitted.map((id) => `${id} failed, but npm run test:changed leaves it out`),
    ...wronglyTaken.map(({ id }) => `${id} would be taken, but npm run test:changed runs it`),
  ];
}

/**
 * The ids of the stories that match `--stories` and that `npm run test:changed` leaves out. A story that one
 * change of the round affects isn't run for the others.
 */
function omittedIds(tree: SeededTree, round: readonly StorySeed[]): string[] {
  const stories = testedStories(tree);
  const changed = round.map(({ file }) => ({ file, gone: false, before: readFileSync(file, "utf8") }));
  const affected = affectedStories(stories, findAffected(readWorkTree(tree.path), changed));
  return stories.filter((story) => !affected.has(story)).map(({ id }) => id);
}

function testedStories(tree: SeededTree): IndexEntry[] {
  const asked = new RegExp(values.stories);
  return Object.values(tree.index).filter((entry) => isTested(entry) && asked.test(entry.id));
}

function readKeys({ path }: SeededTree) {
  const keys = readStoryKeys(path, { baselines: join(path, "stories/baselines"), browser: "" });
  if (!keys) throw new Error("The stories of the copy have no keys.");
  return keys;
}
