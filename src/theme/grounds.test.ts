import Color from "colorjs.io";
import { expect, test } from "vitest";
import { blend, contrast, themes } from "./contrast";
import { colors } from "./tokens";

test("in dark, each background is clearly lighter than the one below it", () => {
  const steps = ["recessed", "surface", "elevated", "popup", "tint", "tint-strong"] as const;
  const ratios = steps.slice(1).map((name, index) => {
    return contrast(colors[name].dark, colors[steps[index] as (typeof steps)[number]].dark);
  });
  expect(Math.min(...ratios)).toBeGreaterThan(1.07);
});

test.each(["light", "dark"] as const)("in %s, an info badge stands out from a selected row", (theme) => {
  const [badge, row] = [colors["info-tint-strong"][theme], colors["accent-tint"][theme]];
  expect(new Color(badge).deltaE(row, "2000")).toBeGreaterThan(7);
});

const rows = [
  "canvas",
  "surface",
  "elevated",
  "popup",
  "recessed",
  "tint",
  "tint-strong",
  "accent-tint",
] as const;

test.each(themes)("in $name, gray badges stand out from every row, and are readable there", (theme) => {
  for (const row of rows.map((name) => theme.valueOf(colors[name]))) {
    for (const [fill, ink, difference] of [
      ["neutral-alpha", "neutral-ink", 3.5],
      ["neutral-alpha-strong", "ink", 5.5],
    ] as const) {
      const seen = blend(theme.valueOf(colors[fill]), row);
      expect(new Color(seen).deltaE(row, "2000")).toBeGreaterThan(difference);
      expect(contrast(theme.valueOf(colors[ink]), seen)).toBeGreaterThan(theme.text);
    }
  }
});

test.each(["light", "dark"] as const)(
  "in %s, the highlighted row of a list stands out without an outline",
  (theme) => {
    for (const name of ["tint-strong", "danger-tint-strong"] as const) {
      expect(contrast(colors[name][theme], colors.popup[theme])).toBeGreaterThan(1.24);
    }
  },
);
