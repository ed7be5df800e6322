import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { toPx } from "./dimensions";
import { loadStylesheet } from "./stylesheet";

const stylesheet = await loadStylesheet(fileURLToPath(new URL("../test/styles.css", import.meta.url)));

test.each(["k:bg-red-500", "k:nonsense", "k:text-7xl", "text-ink", ""])(
  "%j has no meaning, because it isn't on the scale",
  (className) => expect(stylesheet.meaningOf(className)).toBeUndefined(),
);

const properties: Record<string, string> = {
  spacing: "4px",
  leading: "var(--text)",
  text: "1.25rem",
  half: "50%",
  cycle: "calc(var(--cycle) * 2)",
};

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
  expect(toPx(value, (name) => properties[name])).toBe(px);
});

const others = "100%;var(--half);var(--unset);var(--cycle);min(100%, 20rem);auto;1px solid;1px 2px".split(
  ";",
);
test.each(others)("%s can't be converted to px", (value) => {
  expect(toPx(value, (name) => properties[name])).toBeUndefined();
});
