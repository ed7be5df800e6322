import { expect, test } from "vitest";
import { median } from "./report";

test.each([
  [[10, 1, 2], 2],
  [[10, 1], 5.5],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});
