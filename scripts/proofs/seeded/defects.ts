import { basename, dirname } from "node:path";
import { job } from "../../lib/job";
import { isTested } from "../../stories/run/site";
import { valueProblems } from "./new-value";
import { intoRounds } from "./rounds";
import type { RecordSeed, Seed, StorySeed } from "./seed";
import { cssSeeds, storyAttribute } from "./seeds/css";
import { catalogSeed, layerSeeds } from "./seeds/layers";
import { newValueSeeds } from "./seeds/new-value";
import { pictureSeeds } from "./seeds/pictures";
import { callbackSeeds, styleSeeds } from "./seeds/records";
import { refactorings } from "./seeds/refactorings";
import { matching, missedOf, requireSound, runSeeded, type SeededTree } from "./tree";

const { only } = job(import.meta.url)
  .option("--only <pattern>", "Apply only changes whose file or name matches.", ".")
  .parse()
  .opts();

await runSeeded(async (tree) => {
  const inCss = matching(cssSeeds, only);
  const inCode = matching([...layerSeeds, catalogSeed, ...pictureSeeds], only);
  const inStyles = matching(styleSeeds, only);
  const inCalls = matching(callbackSeeds, only);
  const harmless = matching(refactorings, only);
  const values = matching(newValueSeeds, only);
  console.log(
    `${inCss.length} defects in CSS, ${inCode.length} in code, ${inStyles.length} in styles, ${inCalls.length} in calls, ${harmless.length} refactorings, ${values.length} new values`,
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
  if (inStyles.length + inCalls.length > 0) problems.push(...recordProblems(tree, inStyles, inCalls));
  if (values.length > 0) problems.push(...(await valueProblems(tree)));
  return problems;
});

function missedIn(tree: SeededTree, defects: readonly StorySeed[], seeds: readonly Seed[]): string[] {
  if (defects.length === 0) return [];
  const failures = tree.withSeeds(seeds, () => tree.failures(defects.map(({ story }) => story)));
  return missedOf(defects, ({ story, layer }) => (failures.get(story)?.has(layer) ? layer : undefined));
}

/** The defects that the records of styles and callbacks don't show. */
function recordProblems(
  tree: SeededTree,
  inStyles: readonly RecordSeed[],
  inCalls: readonly RecordSeed[],
): string[] {
  const without = [...tree.differing("styles", inStyles), ...tree.differing("callbacks", inCalls)];
  if (without.length > 0) throw new Error(`These records differ without a change: ${without.join(", ")}`);
  const missedBy = (job: string, defects: readonly RecordSeed[], seeds: readonly Seed[]) => {
    if (defects.length === 0) return [];
    const found = tree.withSeeds(seeds, () => tree.differing(job, defects));
    return missedOf(defects, ({ story }) => (found.includes(story) ? job : undefined));
  };
  return [
    ...missedBy("styles", inStyles, [storyAttribute, ...inStyles]),
    ...intoRounds(inCalls, tree.path, tree.visited).flatMap((round) => missedBy("callbacks", round, round)),
  ];
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
