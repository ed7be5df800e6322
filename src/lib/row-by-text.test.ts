import { expect, test } from "vitest";
import { textFolder } from "./fold-text";
import { rowByText } from "./row-by-text";

/** A text in parentheses is a disabled row. */
const texts = ["Ash", "Apple", "(banana)", "Birch", "Éclair"];
const rows = {
  count: texts.length,
  text: (index: number) => texts[index] as string,
  isDisabled: (index: number) => (texts[index] as string).startsWith("("),
};

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
  expect(rowByText(typed, from, rows, textFolder("en"))).toBe(to);
});
