import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { loadStylesheet, type Stylesheet } from "./stylesheet";

let stylesheet: Stylesheet;

beforeAll(async () => {
  stylesheet = await loadStylesheet(fileURLToPath(new URL("../../src/styles.css", import.meta.url)));
});

describe("the state of a class", () => {
  test.each([
    ["text-ink", ""],
    ["hover:text-ink", "hover"],
    ["hover:not-disabled:text-ink", "hover"],
    ["checked:hover:text-ink", "checked:hover"],
    ["focus-visible:text-ink", "focus-visible"],
    ["disabled:text-ink", "disabled"],
    ["aria-busy:text-ink", "aria-busy"],
    ["data-open:text-ink", "data-open"],
    ["data-[state=open]:text-ink", "data-state=open"],
    ['data-[state="open"]:text-ink', "data-state=open"],
    ["group-hover/row:text-ink", "group-hover"],
    ["peer-checked:text-ink", "peer-checked"],
    ["has-disabled:text-ink", "has-disabled"],
    ["sm:text-ink", ""],
    ["before:text-ink", ""],
    ["rtl:text-ink", ""],
    ["motion-reduce:text-ink", ""],
    ["forced-colors:hover:text-ink", "hover"],
    ["*:data-[slot=icon]:text-ink", ""],
    ["[&>svg]:text-ink", ""],
  ])("%s is %j", (className, state) => {
    expect(stylesheet.meaningOf(className)?.state).toBe(state);
  });
});

test("a class that is not on Kerf's scale means nothing", () => {
  for (const className of ["bg-red-500", "nonsense", "text-7xl", ""]) {
    expect(stylesheet.meaningOf(className)).toBeUndefined();
  }
});

test("declarations carry the condition under which they hold", () => {
  const conditions = (className: string) =>
    stylesheet.meaningOf(className)?.declarations.map(({ when, property }) => [when, property]);
  expect(conditions("h-9")).toEqual([["&", "height"]]);
  expect(conditions("h-6.5")).toEqual([["&", "height"]]);
  expect(conditions("before:h-9")).toContainEqual(["&::before", "height"]);
  expect(conditions("[&_svg]:w-4")).toEqual([["& svg", "width"]]);
  expect(conditions("sm:hover:h-9")).toEqual([
    [expect.stringMatching(/^@media .*40rem.* @media \(hover: hover\) &:hover$/), "height"],
  ]);
});

test("tokens are the theme's names, though the theme is compiled away", () => {
  expect(stylesheet.meaningOf("rounded-md")?.tokens).toEqual(["radius-md"]);
  expect(stylesheet.meaningOf("bg-accent/50")?.tokens).toEqual(["color-accent"]);
  expect(stylesheet.meaningOf("text-base")?.tokens).toEqual(["text-base"]);
});

test("order is that of the stylesheet: by name within a property, prefixes behind", () => {
  expect(stylesheet.inOrder(["over:px-0", "px-3", "px-0", "p-2"])).toEqual([
    "p-2",
    "px-0",
    "px-3",
    "over:px-0",
  ]);
});
