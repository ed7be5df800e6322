import { expect, test } from "vitest";
import type { TextRows } from "../../lib/row-by-text";
import { rowByKey } from "./use-select-list";

/** Creates rows. Text in parentheses is a disabled row. */
const rowsOf = (...texts: string[]): TextRows => ({
  count: texts.length,
  text: (index) => texts[index] as string,
  isDisabled: (index) => (texts[index] as string).startsWith("("),
});

test.each([
  ["ArrowDown", -1, 1],
  ["ArrowDown", 1, 3],
  ["ArrowDown", 3, 3],
  ["ArrowUp", -1, 3],
  ["ArrowUp", 3, 1],
  ["ArrowUp", 1, 1],
  ["Home", 3, 1],
  ["End", 1, 3],
  ["PageDown", 1, 3],
  ["PageUp", 3, 1],
])("%s from %i skips disabled rows and stops at the ends", (key, from, to) => {
  expect(rowByKey(key, from, rowsOf("(a)", "b", "(c)", "d", "(e)"))).toBe(to);
});

test("without enabled rows, no key moves", () => {
  for (const key of ["ArrowDown", "ArrowUp", "Home", "End", "PageDown"]) {
    expect(rowByKey(key, -1, rowsOf())).toBe(-1);
    expect(rowByKey(key, -1, rowsOf("(a)", "(b)"))).toBe(-1);
  }
});
