import { expect, test } from "vitest";
import { format } from "./format";

test.each([
  [new Date(2026, 0, 5), "yyyy-MM-dd", "2026-01-05"],
  [new Date(2026, 10, 29), "yyyy-MM", "2026-11"],
  [new Date("0800-02-03T12:00"), "yyyy-MM-dd", "0800-02-03"],
])("identifies a day or a month", (date, pattern, expected) => {
  expect(format(date, pattern)).toBe(expected);
});
