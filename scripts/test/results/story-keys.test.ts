import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { readStoryKeys } from "./story-keys";
import { catalogOf, stories, workTreeForEachTest } from "./work-tree.fixture";

const tree = workTreeForEachTest();

function keys(browser = "Chromium 1"): Map<string, string | undefined> | undefined {
  const read = readStoryKeys(tree.root, { baselines: join(tree.root, "stories/baselines"), browser });
  return (
    read && new Map([["the list", read.index], ...stories.map((each) => [each.id, read.of(each)] as const)])
  );
}

/** The ids of the stories whose keys differ after a change. */
function changedBy(change: () => void): string[] {
  const before = keys();
  expect([...(before?.values() ?? [])].every(Boolean)).toBe(true);
  change();
  const after = keys();
  return [...(before?.keys() ?? [])].filter((id) => before?.get(id) !== after?.get(id));
}

const all = ["the list", ...stories.map(({ id }) => id)];
const differentBadge = catalogOf("Badge", "Link");
Object.assign(differentBadge.components.Badge ?? {}, { description: "Another." });

test.each<[string, string, string, string[]]>([
  [
    "a recipe",
    "src/components/badge/recipe.ts",
    'export const recipe = "k:p-1 k:m-2";',
    ["badge", "catalog-badge"],
  ],
  [
    "a class that others borrow",
    "src/components/badge/recipe.ts",
    'export const recipe = "";',
    ["badge", "catalog-badge"],
  ],
  ["a baseline", "stories/baselines/badge.txt", "light\ndark", ["badge"]],
  [
    "a story",
    "src/components/link/a.stories.tsx",
    'import { Link } from "@kerf/react";',
    ["the list", "link"],
  ],
  ["the harness", "scripts/visual/capture/camera.ts", "export const a = 1;", all],
  ["a module that every story loads", "src/around.ts", "export const a = 1;", all],
  ["the theme", "src/theme/tokens.ts", "export const a = 1;", all],
  ["styles", "src/lib/a.css", "a {}", all],
  ["the lockfile", "package-lock.json", '{ "a": 1 }', all],
  ["the installed packages", "node_modules/.package-lock.json", '{ "a": 1 }', all],
  [
    "an entry of the catalog",
    "src/catalog/catalog.json",
    JSON.stringify(differentBadge),
    ["the list", "badge", "catalog-badge", "list"],
  ],
  [
    "a new entry of the catalog",
    "src/catalog/catalog.json",
    JSON.stringify(catalogOf("Badge", "Link", "New")),
    all,
  ],
  ["a text", "README.md", "Another text.", []],
  ["a unit test", "scripts/visual/capture/camera.test.ts", "export {};", []],
])("%s is an input of the stories that it can change", (_, file, text, expected) => {
  expect(changedBy(() => tree.write(file, text))).toEqual(expected);
});

test("a class that other files add or remove is an input of the stories that use it", () => {
  tree.write("src/components/link/recipe.ts", 'export const recipe = "";');
  const changed = changedBy(() => tree.write("src/components/badge/recipe.ts", 'export const recipe = "";'));
  expect(changed).toEqual(["badge", "catalog-badge", "frame"]);
});

test("a deleted module is an input of the stories that used it", () => {
  expect(changedBy(() => tree.delete("src/components/badge/recipe.ts"))).toEqual(["badge", "catalog-badge"]);
});

test("a story has a different key in a different browser", () => {
  const [one, other] = [keys("Chromium 1"), keys("Chromium 2")];
  expect(all.filter((id) => one?.get(id) === other?.get(id))).toEqual([]);
});

test("a story of an unknown file has no key", () => {
  const read = readStoryKeys(tree.root, { baselines: tree.root, browser: "" });
  expect(read?.of({ id: "a", title: "A", importPath: "./src/unknown.stories.tsx" })).toBeUndefined();
});

test.each([
  ["outside of a repository", () => tree.delete(".git")],
  ["without a readable catalog", () => tree.write("src/catalog/catalog.json", "{")],
  ["without a list of the installed packages", () => tree.delete("node_modules")],
  ["when tests draw random cases", () => vi.stubEnv("SEED", "random")],
])("%s nothing has a key", (_, change) => {
  change();
  expect(keys()).toBeUndefined();
});
