import { expect, test } from "vitest";
import { testStyles } from "../test/project";
import { sizeSentence, toPx } from "./dimensions";
import { loadStylesheet } from "./stylesheet";

const properties: Record<string, string> = {
  spacing: "4px",
  leading: "var(--text)",
  text: "1.25rem",
  half: "50%",
};
const lookUp = (name: string) => properties[name];

test.each([
  ["9px", 9],
  ["0", 0],
  ["1.5rem", 24],
  ["calc(var(--spacing) * 6.5)", 26],
  ["calc(var(--spacing) * -2)", -8],
  ["calc((100px - 2 * 10px) / 4 + 1px)", 21],
  ["var(--leading)", 20],
  ["var(--unset, var(--text))", 20],
  ["var(--unset, calc(var(--spacing) * 2))", 8],
])("%s is %d px", (value, px) => {
  expect(toPx(value, lookUp)).toBe(px);
});

test.each([
  "100%",
  "var(--half)",
  "var(--unset)",
  "min(100%, 20rem)",
  "auto",
  "none",
  "fit-content",
  "calc(100vw - 2rem)",
  "1px solid",
  "1px 2px",
])("%s can't be converted to px", (value) => {
  expect(toPx(value, lookUp)).toBeUndefined();
});

test.each([
  ["size", ["k:h-10"], "40 px high."],
  ["size", ["k:size-4"], "16 px."],
  ["size", ["k:text-sm"], "12 px text."],
  ["gap", ["k:gap-2"], "8 px."],
  ["tone", ["k:h-10"], undefined],
  ["size", ["k:text-ink"], undefined],
])("the value of %s with the classes %s is described as %s", async (prop, root, sentence) => {
  const recipe = { base: {}, variants: { [prop]: { a: {}, b: { root } } }, defaults: {}, compounds: [] };
  expect(sizeSentence(recipe, prop, "b", await loadStylesheet(testStyles))).toBe(sentence);
});
