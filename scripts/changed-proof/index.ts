/**
 * npm run test:changed:prove: plants changes that show in a scratch copy, and runs every story that
 * `npm run test:changed` would leave out: none may fail. The story that tells of a change runs beside them and has to,
 * or nothing was planted. `-- --stories PATTERN` runs some of those left out, `-- --only PATTERN` plants some of the
 * changes.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { affectedStories, findAffected, readWorld } from "../changed/affected";
import { isTested } from "../stories-test/site";
import { BenchTree } from "../visual-defects/bench-tree";
import { codeDefects } from "../visual-defects/code-defects";
import type { CodeDefect } from "../visual-defects/plant";
import { intoRounds } from "../visual-defects/rounds";

const { values } = parseArgs({
  options: { stories: { type: "string", default: "." }, only: { type: "string", default: "." } },
});
const only = new RegExp(values.only, "i");
const asked = new RegExp(values.stories);
const plants = codeDefects.filter(({ name, file }) => only.test(`${file} ${name}`));
if (plants.length === 0) throw new Error(`No planted change matches ${values.only}.`);

const tree = new BenchTree();
let ran = 0;
let missed = 0;
let unseen = 0;
try {
  const anyway = failing(plants.map(({ story }) => story));
  if (anyway.length > 0) throw new Error(`Without any change these fail: ${anyway.join(", ")}`);
  for (const round of intoRounds(plants, tree.path, tree.index)) prove(round);
} finally {
  tree.remove();
}
console.log(
  `\n${plants.length} changes planted, ${unseen} of them unseen; ${ran} stories would not have been run, of which ${missed} failed.`,
);
process.exitCode = missed + unseen > 0 ? 1 : 0;

function prove(round: CodeDefect[]): void {
  const { left, chosen, failed } = tree.withPlants(round, () => {
    const { left, chosen } = divide(round);
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

function failing(ids: readonly string[]): string[] {
  return tree
    .run(`^(${ids.join("|")})$`)
    .filter(({ failures }) => failures.length > 0)
    .map(({ id }) => id);
}
