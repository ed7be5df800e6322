import { expect, test } from "vitest";
import type { IndexEntry } from "../../../../scripts/runner/site";
import { planSaved } from "./plan-saved";

const story = (title: string, name: string, file = ""): IndexEntry => ({
  id: `${title}--${name}`,
  title,
  name,
  type: "story",
  importPath: `./src/components/${file}`,
});

const variants = story("Components/Badge", "variants", "badge/badge.stories.tsx");
const sizes = story("Components/Badge", "sizes", "badge/badge.stories.tsx");
const keys = story("Behaviour/Badge", "keys", "badge/badge.behaviour.stories.tsx");
const facts = story("Catalog/Badge", "facts");
const table = story("Components/Table", "rows", "table/table.stories.tsx");
const saved = ["src/components/badge/badge.recipe.ts"];

test("the open story comes first, then those of its component", () => {
  const { run, outdated } = planSaved([table, facts, keys, variants, sizes], { open: sizes, saved });
  expect(run).toEqual([sizes, variants, keys, facts, table]);
  expect(outdated).toEqual([]);
});

test("without an open story, those beside the saved file come first", () => {
  expect(planSaved([table, variants, keys], { open: undefined, saved }).run).toEqual([variants, keys, table]);
});

test("a change that reaches many stories runs only the nearest", () => {
  const many = Array.from({ length: 100 }, (_, number) => story("Components/Table", `rows-${number}`));
  const { run, outdated } = planSaved([...many, variants, sizes], { open: sizes, saved });
  expect(run).toEqual([sizes, variants]);
  expect(outdated).toEqual(many);
});
