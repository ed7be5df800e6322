import { expect, test } from "vitest";
import { changedValues, type ReadRecipe, recipeValues } from "./recipe-values";

const recipe = (primary: string, more: Partial<ReadRecipe> = {}): ReadRecipe => ({
  component: "Button",
  file: "src/components/button/button.recipe.ts",
  base: ["k:inline-flex", ["k:border"]],
  variants: { variant: { primary: ["k:text-on-accent", primary], ghost: "k:border-transparent" } },
  compoundVariants: [{ variant: "primary", size: "sm", class: "k:px-2" }],
  ...more,
});

const changes = (before: ReadRecipe, after: ReadRecipe) =>
  changedValues(recipeValues([before]), recipeValues([after]));

test("names the value whose classes changed, and only those classes", () => {
  expect(changes(recipe("k:bg-accent"), recipe("k:bg-info"))).toEqual([
    {
      name: "Button variant=primary",
      file: "src/components/button/button.recipe.ts",
      before: "k:bg-accent",
      after: "k:bg-info",
    },
  ]);
});

test("names the base, a slot, and a combination of values", () => {
  const slots = { base: "k:inline-flex k:border", content: "k:gap-2" };
  const before = recipe("k:bg-accent", { slots });
  const after = recipe("k:bg-accent", {
    base: "k:inline-flex",
    slots: { ...slots, content: "k:gap-3" },
    compoundVariants: [{ variant: "primary", size: "sm", class: "k:px-3" }],
  });
  expect(changes(before, after).map(({ name }) => name)).toEqual([
    "Button",
    "Button content",
    "Button variant=primary size=sm",
  ]);
});

test("reports a class that moved between the slots of a value", () => {
  const sized = (classes: Record<string, string>) => recipe("", { variants: { size: { sm: classes } } });
  expect(changes(sized({ a: "k:p-1", b: "" }), sized({ a: "", b: "k:p-1" }))).toMatchObject([
    { name: "Button size=sm", before: "a:k:p-1", after: "b:k:p-1" },
  ]);
});

test("finds nothing in equal recipes", () => {
  expect(changes(recipe("k:bg-accent"), recipe("k:bg-accent"))).toEqual([]);
});
