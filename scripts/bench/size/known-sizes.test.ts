import { beforeEach, expect, test } from "vitest";
import { workTreeForEachTest } from "../../test/results/work-tree.fixture";
import { KnownSizes } from "./known-sizes";

const tree = workTreeForEachTest();
beforeEach(() => tree.write("package.json", "{}"));

const names = ["Badge", "Link"];

/** The components whose sizes are known after a change. */
async function knownAfter(change: () => void): Promise<string[]> {
  const before = KnownSizes.open(tree.root, true);
  for (const name of names) await before?.keep(name, { name, bytes: 1 });
  change();
  const after = KnownSizes.open(tree.root, true);
  const sizes = await Promise.all(names.map((name) => after?.take(name)));
  return names.filter((_, index) => sizes[index]);
}

test.each<[string, () => void, string[]]>([
  ["nothing", () => {}, ["Badge", "Link"]],
  [
    "a component's recipe",
    () => tree.write("src/components/badge/recipe.ts", "export const recipe = 1;"),
    ["Link"],
  ],
  ["a story", () => tree.write("src/components/badge/a.stories.tsx", ""), ["Badge", "Link"]],
  ["the package's index", () => tree.write("src/index.ts", 'export * from "./components/badge";'), []],
  ["how the package is built", () => tree.write("scripts/package/build/modules.ts", ""), []],
  ["the installed packages", () => tree.write("node_modules/.package-lock.json", '{ "a": 1 }'), []],
  ["the repository", () => tree.delete(".git"), []],
])("after a change of %s, the sizes of unaffected components are known", async (_, change, known) => {
  expect(await knownAfter(change)).toEqual(known);
});

test("a run that measures everything reuses no size", async () => {
  const known = KnownSizes.open(tree.root, false);
  await known?.keep("Badge", { name: "Badge", bytes: 1 });
  expect(await known?.take("Badge")).toBeUndefined();
  expect(await KnownSizes.open(tree.root, true)?.take("Badge")).toEqual({ name: "Badge", bytes: 1 });
});
