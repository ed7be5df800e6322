import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { affectedStories, findAffected, readWorkTree } from "./affected";

const CONFORMANCE = "scripts/checks/catalog-conformance/in-page/catalog.conformance.ts";

const workTree = readWorkTree(".");

const affected = (file: string, before = "") => findAffected(workTree, [{ file, gone: false, before }]);
const storiesOf = (file: string) => [...affected(file).files.keys()];

test("a component reaches the stories that render it, directly or through other components", () => {
  const files = storiesOf("src/components/badge/badge.tsx");
  expect(files).toContain("src/components/badge/badge.stories.tsx");
  expect(files).toContain("stories/patterns/project-page.stories.tsx");
  expect(files).not.toContain("src/components/dialog/dialog.stories.tsx");
});

test("a component reaches the stories that compare it with the catalog", () => {
  const stories = storiesOf("src/components/meter/meter.tsx");
  expect(stories).toContain(`${CONFORMANCE}#Meter`);
  expect(stories).not.toContain(`${CONFORMANCE}#Dialog`);
});

test("a catalog entry reaches the stories of its component, and those that use the whole catalog", () => {
  const catalog = JSON.parse(readFileSync("src/catalog/catalog.json", "utf8"));
  catalog.components.Meter.description = "Another description.";
  const { everything, files } = affected("src/catalog/catalog.json", JSON.stringify(catalog));
  expect(everything).toEqual([]);
  const stories = [...files.keys()];
  expect(stories).toContain("src/components/meter/meter.stories.tsx");
  expect(stories).toContain(`${CONFORMANCE}#Meter`);
  expect(stories).toContain("stories/foundations/space.stories.tsx");
  expect(stories).not.toContain("src/components/link/link.stories.tsx");
  expect(stories).not.toContain(`${CONFORMANCE}#Link`);
});

test("an added or removed component, and a state that no other component has, reach every story", () => {
  const catalog = JSON.parse(readFileSync("src/catalog/catalog.json", "utf8"));
  catalog.components.Meter.styling.states = ["data-new"];
  expect(affected("src/catalog/catalog.json", JSON.stringify(catalog)).everything).toHaveLength(1);
  delete catalog.components.Meter;
  expect(affected("src/catalog/catalog.json", JSON.stringify(catalog)).everything).toHaveLength(1);
});

test("every pattern for stories in the Storybook is one that the search covers", () => {
  const [, patterns = ""] = /stories: \[([^\]]*)\]/.exec(readFileSync(".storybook/main.ts", "utf8")) ?? [];
  expect(patterns.match(/\.(mdx|stories\.tsx)"/g)).toHaveLength((patterns.match(/"/g)?.length ?? 0) / 2);
});

test.each([
  ["src/recipes/code.css", "styles"],
  ["src/theme/tokens.ts", "theme"],
  ["src/catalog/catalog.json", "loaded for every story"],
  [".storybook/preview.ts", "sets up"],
  [".storybook/vite/fresh-tokens.ts", "sets up"],
  ["scripts/visual/capture/camera.ts", "harness"],
  ["package-lock.json", "packages"],
])("%s reaches every story", (file, why) => {
  expect(affected(file).everything.join()).toContain(why);
});

test("documentation files reach no story", () => {
  expect(affected("README.md")).toMatchObject({ everything: [], beside: ["README.md"] });
  expect(affected("src/components/badge/badge.md").files.size).toBe(0);
});

test("a deleted module reaches every story, because its importers are unknown", () => {
  const { everything } = findAffected(workTree, [{ file: "src/lib/gone.ts", gone: true, before: "" }]);
  expect(everything.join()).toContain("its importers are unknown");
});

test("baselines reach the stories of their title, and a story file its own stories", () => {
  const stories = [
    { id: "catalog-badge--badge", title: "Catalog/Badge", importPath: `./${CONFORMANCE}` },
    { id: "components-badge--sizes", importPath: "./src/components/badge/badge.stories.tsx" },
    { id: "components-badge--states", importPath: "./src/components/badge/badge.stories.tsx" },
    { id: "components-link--states", importPath: "./src/components/link/link.stories.tsx" },
  ];
  const of = (file: string) => [...affectedStories(stories, affected(file)).keys()].map(({ id }) => id);
  expect(of("stories/baselines/components-badge.txt")).toEqual([
    "components-badge--sizes",
    "components-badge--states",
  ]);
  expect(of("src/components/link/link.stories.tsx")).toEqual(["components-link--states"]);
  expect(of("src/components/badge/badge.recipe.ts")).toContain("catalog-badge--badge");
  expect(of("src/components/link/link.recipe.ts")).not.toContain("catalog-badge--badge");
});
