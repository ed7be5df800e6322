import { expect, test } from "vitest";
import { textFolder } from "./fold-text";
import { type ListRows, rowByKey, rowByText } from "./list-keys";

/** Creates rows. A text in parentheses is a disabled row. */
const rowsOf = (...texts: string[]): ListRows => ({
  count: texts.length,
  text: (index) => texts[index] as string,
  isDisabled: (index) => (texts[index] as string).startsWith("("),
});

test.each([
  ["a", -1, 0],
  ["a", 0, 1],
  ["aa", 1, 0],
  ["ap", 0, 1],
  ["b", 0, 3],
  ["z", 0, -1],
  ["é", -1, 4],
  ["e", 0, 4],
])('"%s" from %i', (typed, from, to) => {
  const rows = rowsOf("Ash", "Apple", "(banana)", "Birch", "Éclair");
  expect(rowByText(typed, from, rows, textFolder("en"))).toBe(to);
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

test("other keys don't move", () => {
  expect(rowByKey("Enter", 0, rowsOf("a", "b"))).toBeUndefined();
});
