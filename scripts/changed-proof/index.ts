/**
 * npm run test:changed:prove: plants changes that show in a scratch copy, runs all stories, and checks that each one
 * that fails is one that `npm run test:changed` would have run. `-- --stories PATTERN` runs some of them, `-- --only
 * PATTERN` plants some of the changes.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { affectedStories, findAffected, readWorld } from "../changed/affected";
import { BenchTree } from "../visual-defects/bench-tree";
import { codeDefects } from "../visual-defects/code-defects";
import type { CodeDefect } from "../visual-defects/plant";
import { intoRounds } from "../visual-defects/rounds";

const { values } = parseArgs({
  options: { stories: { type: "string", default: "." }, only: { type: "string", default: "." } },
});
const only = new RegExp(values.only, "i");
const plants = codeDefects.filter(({ name, file }) => only.test(`${file} ${name}`));

const tree = new BenchTree();
let missed = 0;
let caught = 0;
try {
  // What fails anyway proves nothing.
  const anyway = failing();
  for (const round of intoRounds(plants, tree.path, tree.index)) prove(round, anyway);
} finally {
  tree.remove();
}
console.log(
  `\n${plants.length} changes planted; of ${caught + missed} stories that failed, ${missed} would not have been run.`,
);
process.exitCode = missed > 0 || caught === 0 ? 1 : 0;

function prove(round: CodeDefect[], anyway: Set<string>): void {
  tree.withPlants(round, () => {
    const changed = round.map(({ file }) => ({ file, gone: false, before: readFileSync(file, "utf8") }));
    const affected = findAffected(readWorld(tree.path), changed);
    const failed = [...failing()].filter((id) => !anyway.has(id));
    const chosen = new Set(
      [...affectedStories(Object.values(tree.index), affected).keys()].map(({ id }) => id),
    );
    const left = failed.filter((id) => !chosen.has(id));
    caught += failed.length - left.length;
    missed += left.length;
    console.log(`\n${round.map(({ file, name }) => `${file}: ${name}`).join("\n")}`);
    console.log(`  ${failed.length} stories failed, of ${chosen.size} that would have been run`);
    for (const id of left) console.log(`  ✗ ${id} failed, and would not have been run`);
  });
}

function failing(): Set<string> {
  return new Set(
    tree
      .run(values.stories)
      .filter(({ failures }) => failures.length > 0)
      .map(({ id }) => id),
  );
}
