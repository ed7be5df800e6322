import { expect, test } from "vitest";
import { legendValues, pointPlaces, radiusOf, readPoints } from "./bubble-scale";

test("the area of a bubble is proportional to its value, and small ones stay visible", () => {
  expect(radiusOf(100, 100, 28)).toBe(28);
  expect(radiusOf(25, 100, 28)).toBe(14);
  expect(radiusOf(0.001, 100, 28)).toBe(2);
  expect([undefined, 0, -1].map((value) => radiusOf(value, 100, 28))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("the legend has round values below the highest", () => {
  expect(legendValues(3900)).toEqual([3000, 1000, 200]);
  expect(legendValues(1)).toEqual([1, 0.2, 0.1]);
  expect(legendValues(0.3)).toEqual([0.3, 0.1, 0.02]);
  expect(legendValues(0)).toEqual([]);
  expect(legendValues(-3)).toEqual([]);
});

test("a row without valid coordinates has no place on the map", () => {
  const rows = [
    { city: "A", at: [10, 20], count: 1 },
    { city: "A", at: [10], count: 2 },
    { city: "B", at: [Number.NaN, 1], count: Number.NaN },
    { city: "C", at: null, count: 3 },
  ];
  const entries = readPoints(rows, "city", "at", "count");
  expect(entries.map(({ key, name, value, at }) => [key, name, value, at])).toEqual([
    ["0", "A", 1, [10, 20]],
    ["1", "A", 2, undefined],
    ["2", "B", undefined, undefined],
    ["3", "C", 3, undefined],
  ]);
  expect(pointPlaces(entries, null)).toEqual([{ key: "0", x: 10, y: -20 }]);
});
