import { expect, test } from "vitest";
import { importersOf } from "./preset";

test("a saved file affects all files that import it, also in cycles", () => {
  const story = { file: "button.stories.tsx", importers: new Set<never>() };
  const button = { file: "button.tsx", importers: new Set([story]) };
  const recipe = { file: "recipe.ts", importers: new Set<object>([button]) };
  (button.importers as Set<object>).add(recipe);
  const graph = new Map([recipe, button, story].map((module) => [module.file, new Set([module])]));
  const found = importersOf(["recipe.ts", "unknown.ts"], {
    getModulesByFile: (file) => graph.get(file) as never,
  });
  expect([...found]).toEqual(["recipe.ts", "button.tsx", "button.stories.tsx"]);
});
