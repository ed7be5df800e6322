import { fileURLToPath } from "node:url";
import Color from "colorjs.io";
import { describe, expect, test } from "vitest";
import { apca, contrast, themes } from "../../src/theme/contrast";
import { type Pair, pairsOf } from "../../src/theme/pairs";
import { type ColorToken, colors } from "../../src/theme/tokens";

const tokens: Record<string, ColorToken> = colors;
const modules = import.meta.glob<Record<string, unknown>>("../../src/components/*/*.recipe.ts", {
  eager: true,
});
const pairs = unique(Object.values(modules).flatMap(pairsIn));

test("finds color pairs in the recipes", () => {
  expect(pairs).toContainEqual(
    expect.objectContaining({ color: "on-accent", ground: "accent-hover", kind: "text" }),
  );
  expect(pairs).toContainEqual(
    expect.objectContaining({ color: "line-strong", ground: "surface", kind: "edge" }),
  );
});

describe.each(themes)("in the $name theme", (theme) => {
  test("every color pair in the recipes has enough contrast", () => {
    const lowContrast = pairs.flatMap(({ where, kind, color, ground }) => {
      const [above, below] = [tokens[color], tokens[ground]];
      if (!above || !below) return [`${where}: no token ${above ? ground : color}`];
      const ratio = contrast(theme.valueOf(above), theme.valueOf(below));
      return ratio < theme[kind]
        ? [`${where}: ${color} on ${ground} is ${ratio.toFixed(2)}, ${theme[kind]} is needed`]
        : [];
    });
    expect(lowContrast).toEqual([]);
  });

  test("every color is within sRGB", () => {
    const outside = Object.entries(tokens).filter(
      ([, token]) => !new Color(theme.valueOf(token)).inGamut("srgb"),
    );
    expect(outside.map(([name]) => name)).toEqual([]);
  });
});

test("lists the pairs for the theme builder, which checks other colors in them", async () => {
  const lines = pairs.map(({ kind, color, ground }) => `["${kind}", "${color}", "${ground}"]`).sort();
  const file = new URL("../../stories/theme-builder/pairs.json", import.meta.url);
  await expect(`[\n  ${lines.join(",\n  ")}\n]\n`).toMatchFileSnapshot(fileURLToPath(file));
});

test("computes the contrast of APCA as its reference implementation does", () => {
  expect(apca("#000", "#fff")).toBeCloseTo(106.04, 1);
  expect(apca("#fff", "#000")).toBeCloseTo(-107.88, 1);
  expect(apca("#888", "#fff")).toBeCloseTo(63.06, 1);
});

test("finds a color that is too light", () => {
  expect(contrast("oklch(0.75 0 0)", "oklch(1 0 0)")).toBeLessThan(4.5);
  expect(contrast("#000", "#fff")).toBeCloseTo(21);
  expect(contrast("rgb(0 0 0 / 0)", "#fff")).toBeCloseTo(1);
});

test("combines each state with the base classes, and leaves out disabled states", () => {
  const found = pairsOf(
    "x",
    "k:bg-surface k:text-ink k:hover:not-aria-disabled:bg-tint k:disabled:text-ink-disabled",
  );
  expect(found).toEqual([
    { where: "x", kind: "text", color: "ink", ground: "surface" },
    { where: "x hover", kind: "text", color: "ink", ground: "tint" },
  ]);
});

/** Keeps each pair once. The first recipe with the pair is enough to find it. */
function unique(all: Pair[]): Pair[] {
  return [...new Map(all.map((pair) => [`${pair.kind} ${pair.color} ${pair.ground}`, pair])).values()];
}

type Choice = Record<string, string>;
type Recipe = ((choice: Choice) => string | Record<string, () => string | undefined>) & {
  variants: Record<string, Record<string, unknown>>;
};

/** The pairs in every class list that the recipes of a module can return: each slot, for each combination of values. */
function pairsIn(module: Record<string, unknown>): Pair[] {
  return Object.entries(module).flatMap(([name, value]) => {
    if (typeof value !== "function" || !("variants" in value)) return [];
    const recipe = value as Recipe;
    return combinations(recipe.variants).flatMap((choice) => {
      const where = [name, ...Object.entries(choice).map((each) => each.join("="))].join(" ");
      const made = recipe(choice);
      if (typeof made === "string") return pairsOf(where, made);
      return Object.entries(made).flatMap(([slot, classes]) => pairsOf(`${where} ${slot}`, classes() ?? ""));
    });
  });
}

function combinations(variants: Recipe["variants"]): Choice[] {
  return Object.entries(variants).reduce<Choice[]>(
    (choices, [prop, values]) =>
      choices.flatMap((choice) => Object.keys(values).map((value) => ({ ...choice, [prop]: value }))),
    [{}],
  );
}
