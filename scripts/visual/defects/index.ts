/**
 * npm run prove -- visual-defects: plants small visual defects in a scratch copy, and says which the pictures do not show; then
 * refactorings that nobody can see, about which no picture may raise an alarm. `--only PATTERN` takes some of them.
 */
import { parseArgs } from "node:util";
import { isTested } from "../../stories/run/site";
import { BenchTree } from "./bench-tree";
import { codeDefects } from "./code-defects";
import { cssDefects } from "./css-defects";
import type { Plant } from "./plant";
import { refactorings } from "./refactorings";
import { intoRounds } from "./rounds";

/** Of the defects, so many must be caught. */
const LEAST_CAUGHT = 0.98;

const { values } = parseArgs({ options: { only: { type: "string", default: "." } } });
const only = new RegExp(values.only, "i");
const styled = cssDefects.filter(({ name, story }) => only.test(`${story} ${name}`));
const coded = codeDefects.filter(({ name, file }) => only.test(`${file} ${name}`));
const unseen = refactorings.filter(({ name, file }) => only.test(`${file} ${name}`));

const tree = new BenchTree();
try {
  const stories = [...styled, ...coded].map(({ story }) => story);
  const sound = tree.differing(stories);
  if (sound.size > 0) throw new Error(`Without any defect these differ: ${[...sound].join(", ")}`);
  const missed = [...missedStyles(), ...missedCode()];
  const alarms = unseen.length > 0 ? tree.withPlants(unseen, () => tree.differing(storiesAbout(unseen))) : [];
  process.exitCode = tell(missed, [...alarms]);
} finally {
  tree.remove();
}

/** All in one run: each has a story to itself. */
function missedStyles(): string[] {
  if (styled.length === 0) return [];
  const differing = tree.differing(
    styled.map(({ story }) => story),
    tree.siteWithStyles(styled),
  );
  return styled.filter(({ story }) => !differing.has(story)).map(({ name }) => name);
}

function missedCode(): string[] {
  return intoRounds(coded, tree.path, tree.index).flatMap((round) => {
    const differing = tree.withPlants(round, () => tree.differing(round.map(({ story }) => story)));
    return round.filter(({ story }) => !differing.has(story)).map(({ name, file }) => `${file}: ${name}`);
  });
}

/** The stories of the components whose files were refactored. */
function storiesAbout(plants: readonly Plant[]): string[] {
  const folders = new Set(plants.map(({ file }) => file.slice(0, file.lastIndexOf("/"))));
  return Object.values(tree.index)
    .filter(isTested)
    .filter(({ importPath = "" }) => {
      const folder = importPath.replace("./", "").replace(/\/[^/]+$/, "");
      return folders.has(folder) && importPath.endsWith(`/${folder.split("/").at(-1)}.stories.tsx`);
    })
    .map(({ id }) => id);
}

function tell(missed: string[], alarms: string[]): number {
  for (const name of missed) console.log(`✗ missed: ${name}`);
  for (const id of alarms) console.log(`✗ false alarm: ${id}`);
  const defects = styled.length + coded.length;
  const share = defects > 0 ? (defects - missed.length) / defects : 1;
  console.log(
    `\n${defects - missed.length} of ${defects} defects caught (${(share * 100).toFixed(1)} %); ` +
      `${alarms.length} false alarms about ${unseen.length} refactorings.`,
  );
  return share < LEAST_CAUGHT || alarms.length > 0 ? 1 : 0;
}
