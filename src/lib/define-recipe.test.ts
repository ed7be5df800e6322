import { tv } from "tailwind-variants/lite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defineRecipe } from "./define-recipe";

const options = {
  base: ["inline", "flex"],
  variants: {
    tone: { calm: "text-calm", loud: ["text-loud", "font-bold"] },
    round: { true: "rounded" },
  },
  compoundVariants: [{ tone: "loud" as const, round: true, class: "both" }],
  defaultVariants: { tone: "calm" as const },
};

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
beforeEach(() => warn.mockClear());
afterEach(() => vi.unstubAllEnvs());

test("returns the result of tv() for every combination, both the first time and from its cache", () => {
  const plain = tv(options);
  const recipe = defineRecipe("Tag", tv(options));
  for (const _ of ["first", "again"]) {
    for (const tone of [undefined, "calm", "loud"] as const) {
      for (const round of [undefined, false, true]) {
        expect(recipe({ tone, round })).toBe(plain({ tone, round }));
        expect(recipe({ tone, round, className: "own" })).toBe(plain({ tone, round, className: "own" }));
      }
    }
  }
  expect(recipe()).toBe("inline flex text-calm");
  expect(warn).not.toHaveBeenCalled();
});

test("calls tv() once for each combination of values", () => {
  const made = tv(options);
  const spy = Object.assign(vi.fn(made), made) as typeof made;
  const recipe = defineRecipe("Tag", spy);
  for (let time = 0; time < 3; time++) {
    recipe({ tone: "calm" });
    recipe({ tone: "loud", className: `own-${time}` });
  }
  expect(spy).toHaveBeenCalledTimes(2);
});

test("an invalid value falls back to the default, warns once and isn't cached", () => {
  const recipe = defineRecipe("Label", tv(options));
  const untyped = recipe as (props: object) => string;
  for (const tone of ["shrill", "toString", null, "shrill"]) {
    expect(untyped({ tone, round: true })).toBe(recipe({ round: true }));
  }
  const texts = warn.mock.calls.map(([text]) => text);
  expect(texts).toEqual([
    'Kerf: Invalid Label.tone "shrill". Use one of calm, loud. "calm" is used instead.',
    'Kerf: Invalid Label.tone "toString". Use one of calm, loud. "calm" is used instead.',
    'Kerf: Invalid Label.tone null. Use one of calm, loud. "calm" is used instead.',
  ]);
});

test("doesn't warn in production", () => {
  vi.stubEnv("NODE_ENV", "production");
  const untyped = defineRecipe("Chip", tv(options)) as (props: object) => string;
  expect(untyped({ tone: "shrill" })).toBe("inline flex text-calm");
  expect(warn).not.toHaveBeenCalled();
});

test("returns a string for each slot", () => {
  const recipe = defineRecipe(
    "Card",
    tv({
      base: "card",
      slots: { title: "title" },
      variants: { size: { sm: { base: "small", title: "tiny" }, lg: { title: "huge" } } },
      defaultVariants: { size: "lg" },
    }),
  );
  expect(recipe().base()).toBe("card");
  expect(recipe().title()).toBe("title huge");
  expect(recipe({ size: "sm" }).base({ className: "own" })).toBe("card small own");
  expect(recipe({ size: "sm" }).title({ className: "own" })).toBe("title tiny own");
  expect(recipe({ size: "sm" })).toBe(recipe({ size: "sm" }));
});

test("keeps the options that the catalog reads", () => {
  const recipe = defineRecipe("Tag", tv(options));
  expect(recipe.variants).toBe(options.variants);
  expect(recipe.defaultVariants).toEqual({ tone: "calm" });
  expect(recipe).toHaveProperty("base", options.base);
});
