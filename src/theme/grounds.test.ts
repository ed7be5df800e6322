import Color from "colorjs.io";
import { expect, test } from "vitest";
import { contrast } from "./contrast";
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

test.each(["light", "dark"] as const)(
  "in %s, the highlighted row of a list stands out without an outline",
  (theme) => {
    for (const name of ["tint-strong", "danger-tint-strong"] as const) {
      expect(contrast(colors[name][theme], colors.popup[theme])).toBeGreaterThan(1.24);
    }
  },
);
