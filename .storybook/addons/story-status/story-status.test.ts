import type { Options } from "storybook/internal/types";
import { expect, test } from "vitest";
import type { StoryResult } from "../../../scripts/runner/result";
import { importersOf, managerEntries, viteFinal } from "./preset";
import { statusOf } from "./status-of";

test("only the dev server includes the status of stories", () => {
  expect(managerEntries(["a"], { configType: "PRODUCTION" } as Options)).toEqual(["a"]);
  expect(viteFinal({}).plugins).toEqual([expect.objectContaining({ apply: "serve" })]);
  const entries = managerEntries(["a"], { configType: "DEVELOPMENT" } as Options);
  expect(entries).toEqual(["a", expect.stringMatching(/story-status\/manager\.tsx$/)]);
});

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

test("a story passes only without failures", () => {
  const record = { failures: [], pictures: [{}, {}], axe: true } as unknown as StoryResult;
  expect(statusOf(record)).toEqual({ passed: true, text: "Passed. 2 pictures match." });
  const failures: StoryResult["failures"] = [{ kind: "axe", message: "color-contrast" }];
  expect(statusOf({ ...record, failures })).toEqual({ passed: false, text: "axe: color-contrast" });
});
