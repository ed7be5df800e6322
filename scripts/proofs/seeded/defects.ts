import { basename, dirname } from "node:path";
import { job } from "../../lib/job";
import { isTested } from "../../stories/run/site";
import { valueProblems } from "./new-value";
import { intoRounds } from "./rounds";
import type { Seed, StorySeed } from "./seed";
import { cssSeeds, storyAttribute } from "./seeds/css";
import { catalogSeed, layerSeeds } from "./seeds/layers";
import { newValueSeeds } from "./seeds/new-value";
import { pictureSeeds } from "./seeds/pictures";
import { refactorings } from "./seeds/refactorings";
import { matching, missedOf, requireSound, runSeeded, type SeededTree } from "./tree";

const { only } = job(import.meta.url)
  .option("--only <pattern>", "Apply only changes whose file or name matches.", ".")
  .parse()
  .opts();

await runSeeded(async (tree) => {
  const inCss = matching(cssSeeds, only);
  const inCode = matching([...layerSeeds, catalogSeed, ...pictureSeeds], only);
  const harmless = matching(refactorings, only);
  const values = matching(newValueSeeds, only);
  console.log(
    `${inCss.length} defects in CSS, ${inCode.length} in code, ${harmless.length} refactorings, ${values.length} new values`,
  );
  const problems: string[] = [];
  if (inCss.length + inCode.length + harmless.length > 0) {
    requireSound(tree, [...inCss, ...inCode]);
    const rounds = intoRounds(inCode, tree.path, tree.index);
    const missed = [
      // Each defect in CSS applies to a different story, so one run shows them all.
      ...missedIn(tree, inCss, [storyAttribute, ...inCss]),
      ...rounds.flatMap((round) => missedIn(tree, round, round)),
    ];
    problems.push(...missed, ...alarms(tree, harmless));
  }
  if (values.length > 0) problems.push(...(await valueProblems(tree)));
  return problems;
});

function missedIn(tree: SeededTree, defects: readonly StorySeed[], seeds: readonly Seed[]): string[] {
  if (defects.length === 0) return [];
  const failures = tree.withSeeds(seeds, () => tree.failures(defects.map(({ story }) => story)));
  return missedOf(defects, ({ story, layer }) => (failures.get(story)?.has(layer) ? layer : undefined));
}

/** The stories whose pictures a refactoring changes. */
function alarms(tree: SeededTree, seeds: readonly Seed[]): string[] {
  if (seeds.length === 0) return [];
  const failures = tree.withSeeds(seeds, () => tree.failures(storiesAbout(tree, seeds)));
  const differing = [...failures].filter(([, layers]) => layers.has("visual"));
  console.log(`\n${differing.length} false alarms about ${seeds.length} refactorings`);
  return differing.map(([id]) => `false alarm: ${id}`);
}

/** The stories in `<name>.stories.tsx` beside the files that the seeds change. */
function storiesAbout(tree: SeededTree, seeds: readonly Seed[]): string[] {
  const folders = new Set(seeds.map(({ file }) => dirname(file)));
  return Object.values(tree.index)
    .filter(isTested)
    .filter(({ importPath = "" }) => {
      const folder = dirname(importPath).replace("./", "");
      return folders.has(folder) && basename(importPath) === `${basename(folder)}.stories.tsx`;
    })
    .map(({ id }) => id);
}
