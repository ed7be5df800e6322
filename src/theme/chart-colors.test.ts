import Color from "colorjs.io";
import { describe, expect, test } from "vitest";
import { chartColors } from "./chart-colors";
import { differenceFor, seenWith, visions } from "./color-vision";
import { contrast, themes } from "./contrast";
import { chartGrounds } from "./pairs";
import { type ColorToken, colors } from "./tokens";

const tokens: Record<string, ColorToken> = colors;
const series = Object.keys(chartColors).filter((name) => tokens[name]?.role === "series");

/** The minimum difference of two series that follow each other, the first after the last included, as CIEDE2000. */
const NEIGHBORS = 20;
/** The minimum difference of any two series. Charts also give each its own dash, marker or pattern. */
const ALL = 7;

describe.each(themes)("in the $name theme", (theme) => {
  const colorOf = (name: string) => theme.valueOf(tokens[name] as ColorToken);
  const lightness = (name: string) => new Color(colorOf(name)).to("oklch").coords[0] ?? 0;

  test("every series has enough contrast on every background of a chart", () => {
    const weak = series.flatMap((name) =>
      chartGrounds
        .map((ground) => ({ name, ground, ratio: contrast(colorOf(name), colorOf(ground)) }))
        .filter(({ ratio }) => ratio < theme.edge),
    );
    expect(weak).toEqual([]);
    expect(series).toHaveLength(8);
  });

  test.each(visions)("neighbors differ with %s color vision", (vision) => {
    const alike = series.flatMap((name, index) =>
      series.slice(index + 1).flatMap((other, offset) => {
        const isNeighbor = offset === 0 || (index === 0 && other === series.at(-1));
        const difference = differenceFor(vision, colorOf(name), colorOf(other));
        return difference < (isNeighbor ? NEIGHBORS : ALL)
          ? [`${name}, ${other}: ${difference.toFixed(1)}`]
          : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test.each(visions)("the scales keep their order with %s color vision", (vision) => {
    const steps = [
      ["chart-low", "chart-middle", "chart-high"],
      ["chart-negative", "chart-zero", "chart-positive"],
    ];
    for (const names of steps) {
      for (const [one, other] of [
        [0, 1],
        [1, 2],
        [0, 2],
      ] as const) {
        const difference = differenceFor(vision, colorOf(names[one] ?? ""), colorOf(names[other] ?? ""));
        expect(difference, `${names[one]}, ${names[other]}`).toBeGreaterThan(10);
      }
    }
  });

  test("the ends of the neutral scale are equally strong, and the scale from low to high is monotonic", () => {
    expect(lightness("chart-negative")).toBeCloseTo(lightness("chart-positive"));
    const away = (name: string) => Math.abs(lightness(name) - lightness("surface"));
    expect(away("chart-low")).toBeLessThan(away("chart-middle"));
    expect(away("chart-middle")).toBeLessThan(away("chart-high"));
    expect(away("chart-zero")).toBeLessThan(away("chart-positive"));
  });
});

test("simulates color vision: red and green look alike without the cones for green", () => {
  expect(seenWith("typical", "rgb(200 90 40)")).toBe("#c85a28");
  expect(differenceFor("typical", "#b05050", "#5f8030")).toBeGreaterThan(40);
  expect(differenceFor("deuteranopia", "#b05050", "#5f8030")).toBeLessThan(20);
  expect(seenWith("protanopia", "#fff")).toBe("#fff");
});
