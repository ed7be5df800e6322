import { expect, test } from "vitest";
import { spread } from "./stats";

test.each([
  [[3, 1, 2], { low: 1.5, median: 2, high: 2.5 }],
  [[10, 1], { low: 3.25, median: 5.5, high: 7.75 }],
  [[4], { low: 4, median: 4, high: 4 }],
])("%j", (values, expected) => {
  expect(spread(values)).toEqual(expected);
});

test("throws for an empty list", () => {
  expect(() => spread([])).toThrow("No values");
});
