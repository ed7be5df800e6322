import Color from "colorjs.io";
import { describe, expect, test } from "vitest";
import { type ColorToken, colors } from "../../src/theme/tokens";
import { classListsOf } from "./class-lists";
import { contrast, themes } from "./contrast";
import { type Pair, pairsOf } from "./pairs";

const tokens: Record<string, ColorToken> = colors;
const modules = import.meta.glob<Record<string, unknown>>("../../src/components/*/*.recipe.ts", {
  eager: true,
});
const lists = Object.values(modules).flatMap(classListsOf);
const pairs = unique(lists.flatMap(({ where, classes }) => pairsOf(where, classes)));

test("recipes show pairs to compute", () => {
  expect(pairs).toContainEqual(
    expect.objectContaining({ color: "on-accent", ground: "accent-hover", kind: "text" }),
  );
  expect(pairs).toContainEqual(
    expect.objectContaining({ color: "line-strong", ground: "surface", kind: "edge" }),
  );
});

describe.each(themes)("in the $name theme", (theme) => {
  test("every pair that a recipe shows has contrast enough", () => {
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

  test("every colour lies within sRGB", () => {
    const outside = Object.entries(tokens).filter(
      ([, token]) => !new Color(theme.valueOf(token)).inGamut("srgb"),
    );
    expect(outside.map(([name]) => name)).toEqual([]);
  });
});

test("a colour that is too light is found", () => {
  expect(contrast("oklch(0.75 0 0)", "oklch(1 0 0)")).toBeLessThan(4.5);
  expect(contrast("#000", "#fff")).toBeCloseTo(21);
  expect(contrast("rgb(0 0 0 / 0)", "#fff")).toBeCloseTo(1);
});

test("states are laid over what holds at rest, and disabled ones left out", () => {
  const found = pairsOf(
    "x",
    "k:bg-surface k:text-ink k:hover:not-aria-disabled:bg-tint k:disabled:text-ink-disabled",
  );
  expect(found).toEqual([
    { where: "x", kind: "text", color: "ink", ground: "surface" },
    { where: "x hover", kind: "text", color: "ink", ground: "tint" },
  ]);
});

/** One of each pair: which recipe shows it first is enough to find it. */
function unique(all: Pair[]): Pair[] {
  return [...new Map(all.map((pair) => [`${pair.kind} ${pair.color} ${pair.ground}`, pair])).values()];
}
