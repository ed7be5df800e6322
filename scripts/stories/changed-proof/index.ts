/**
 * npm run prove -- changed: plants changes that show in a scratch copy, and runs every story that
 * `npm run test:changed` would leave out, or `npm test` would take from an earlier run: none may fail. The story that tells
 * of a change runs beside them and has to, or nothing was planted. `--stories PATTERN` runs some of those left out,
 * `--only PATTERN` plants some of the changes, `--reuse` only proves what is kept and taken.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readStoryKeys } from "../../test/results/story-keys";
import { BenchTree } from "../../visual/defects/bench-tree";
import { codeDefects } from "../../visual/defects/code-defects";
import type { CodeDefect } from "../../visual/defects/plant";
import { intoRounds } from "../../visual/defects/rounds";
import { affectedStories, findAffected, readWorld } from "../changed/affected";
import { isTested } from "../run/site";
import { reuseProblems } from "./reuse";

const { values } = parseArgs({
  options: {
    stories: { type: "string", default: "." },
    only: { type: "string", default: "." },
    reuse: { type: "boolean", default: false },
  },
});
/** A lie of the catalog, which concerns only the stories that render the component. */
const catalogDefect: CodeDefect = {
  name: "another default of the badge's appearance",
  story: "truth-badge--badge",
  file: "src/catalog/catalog.json",
  find: '"default": "filled"',
  replace: '"default": "dot"',
};

const only = new RegExp(values.only, "i");
const asked = new RegExp(values.stories);
const plants = [...codeDefects, catalogDefect].filter(({ name, file }) => only.test(`${file} ${name}`));
if (plants.length === 0) throw new Error(`No planted change matches ${values.only}.`);

const tree = new BenchTree();
let ran = 0;
let missed = 0;
let unseen = 0;
let unequal = 0;
let problems: string[] = [];
try {
  const anyway = failing(plants.map(({ story }) => story));
  if (anyway.length > 0) throw new Error(`Without any change these fail: ${anyway.join(", ")}`);
  const rounds = intoRounds(plants, tree.path, tree.index);
  for (const round of values.reuse ? [] : rounds) prove(round);
  problems = reuseProblems(tree, rounds[0] ?? []);
} finally {
  tree.remove();
}
console.log(
  `\n${plants.length} changes planted, ${unseen} of them unseen; ${ran} stories would not have been run, of which ${missed} failed.`,
);
for (const problem of problems) console.log(`✗ ${problem}`);
console.log(
  `${problems.length} faults in what is kept and taken; ${unequal} stories taken that would have been run.`,
);
process.exitCode = missed + unseen + unequal + problems.length > 0 ? 1 : 0;

function prove(round: CodeDefect[]): void {
  const sound = readKeys();
  const { left, chosen, failed } = tree.withPlants(round, () => {
    const { left, chosen } = divide(round);
    unequal += tellTaken(sound, left);
    return { left, chosen, failed: failing([...new Set([...left, ...round.map(({ story }) => story)])]) };
  });
  const told = new Set(failed);
  const suspects = left.filter((id) => told.has(id));
  // What fails without the change as well is no matter of the change.
  const anyway = new Set(suspects.length > 0 ? failing(suspects) : []);
  console.log(
    `\n${chosen} stories would have been run, and ${left.length} not, of which ${suspects.length} failed`,
  );
  for (const { file, name, story } of round) {
    console.log(told.has(story) ? `✓ ${file}: ${name}` : `✗ ${file}: ${name}, unseen in ${story}`);
  }
  for (const id of suspects) {
    const rest = anyway.has(id) ? "without the change, too" : "and would not have been run";
    console.log(`✗ ${id} failed, ${rest}`);
  }
  ran += left.length;
  missed += suspects.filter((id) => !anyway.has(id)).length;
  unseen += round.filter(({ story }) => !told.has(story)).length;
}

/**
 * Of the stories that are asked for, the ids of those that `npm run test:changed` leaves out, and how many it runs.
 * What one change of a round reaches is not run for the others: the rest is what is proven of all of them.
 */
function divide(round: CodeDefect[]): { left: string[]; chosen: number } {
  const stories = Object.values(tree.index).filter((entry) => isTested(entry) && asked.test(entry.id));
  const changed = round.map(({ file }) => ({ file, gone: false, before: readFileSync(file, "utf8") }));
  const chosen = affectedStories(stories, findAffected(readWorld(tree.path), changed));
  return { left: stories.filter((story) => !chosen.has(story)).map(({ id }) => id), chosen: chosen.size };
}

function readKeys() {
  const keys = readStoryKeys(tree.path, { baselines: join(tree.path, "stories/baselines"), browser: "" });
  if (!keys) throw new Error("The stories of the copy have no keys.");
  return keys;
}

/** Says which stories would be taken from a run without the changes, though `npm run test:changed` runs them. */
function tellTaken(sound: ReturnType<typeof readKeys>, left: readonly string[]): number {
  const planted = readKeys();
  const stories = Object.values(tree.index).filter((entry) => isTested(entry) && asked.test(entry.id));
  const taken = stories.filter((story) => sound.of(story) === planted.of(story)).map(({ id }) => id);
  console.log(`\n${taken.length} stories would be taken from an earlier run`);
  const wrong = taken.filter((id) => !left.includes(id));
  for (const id of wrong) console.log(`✗ ${id} would be taken, and npm run test:changed runs it`);
  return wrong.length;
}

function failing(ids: readonly string[]): string[] {
  return tree
    .run(`^(${ids.join("|")})$`)
    .filter(({ failures }) => failures.length > 0)
    .map(({ id }) => id);
}
