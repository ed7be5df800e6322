import { beforeAll, describe, expect, test } from "vitest";
import { testStyles } from "../test/project";
import { loadStylesheet, type Stylesheet } from "./stylesheet";

let stylesheet: Stylesheet;

beforeAll(async () => {
  stylesheet = await loadStylesheet(testStyles);
});

describe("the state of a class", () => {
  test.each([
    ["k:text-ink", ""],
    ["k:hover:text-ink", "hover"],
    ["k:hover:not-disabled:text-ink", "hover"],
    ["k:checked:hover:text-ink", "checked:hover"],
    ["k:focus-visible:text-ink", "focus-visible"],
    ["k:disabled:text-ink", "disabled"],
    ["k:aria-busy:text-ink", "aria-busy"],
    ["k:data-open:text-ink", "data-open"],
    ["k:data-[state=open]:text-ink", "data-state=open"],
    ['k:data-[state="open"]:text-ink', "data-state=open"],
    ["k:group-hover/row:text-ink", "group-hover"],
    ["k:peer-checked:text-ink", "peer-checked"],
    ["k:has-disabled:text-ink", "has-disabled"],
    ["k:sm:text-ink", ""],
    ["k:before:text-ink", ""],
    ["k:rtl:text-ink", ""],
    ["k:motion-reduce:text-ink", ""],
    ["k:forced-colors:hover:text-ink", "hover"],
    ["k:*:data-[slot=icon]:text-ink", ""],
    ["k:[&>svg]:text-ink", ""],
  ])("%s is %j", (className, state) => {
    expect(stylesheet.meaningOf(className)?.state).toBe(state);
  });
});

test("a class that is not on Kerf's scale has no meaning", () => {
  for (const className of ["k:bg-red-500", "k:nonsense", "k:text-7xl", "text-ink", ""]) {
    expect(stylesheet.meaningOf(className)).toBeUndefined();
  }
});

test("declarations have the condition under which they apply", () => {
  const conditions = (className: string) =>
    stylesheet.meaningOf(className)?.declarations.map(({ when, property }) => [when, property]);
  expect(conditions("k:h-9")).toEqual([["&", "height"]]);
  expect(conditions("k:h-6.5")).toEqual([["&", "height"]]);
  expect(conditions("k:before:h-9")).toContainEqual(["&::before", "height"]);
  expect(conditions("k:[&_svg]:w-4")).toEqual([["& svg", "width"]]);
  expect(conditions("k:sm:hover:h-9")).toEqual([
    [expect.stringMatching(/^@media .*40rem.* @media \(hover: hover\) &:hover$/), "height"],
  ]);
});

test("tokens have the theme's names, although the theme is inlined", () => {
  expect(stylesheet.meaningOf("k:rounded-md")?.tokens).toEqual(["radius-md"]);
  expect(stylesheet.meaningOf("k:bg-accent/50")?.tokens).toEqual(["color-accent"]);
  expect(stylesheet.meaningOf("k:text-base")?.tokens).toEqual(["text-base"]);
});

test("classes are in stylesheet order: by name within a property, variants last", () => {
  expect(stylesheet.inOrder(["k:over:px-0", "k:px-3", "k:px-0", "k:p-2"])).toEqual([
    "k:p-2",
    "k:px-0",
    "k:px-3",
    "k:over:px-0",
  ]);
});

test("custom properties of the theme and of the root have values, without the conditional ones", () => {
  expect(stylesheet.propertyValue("radius-md")).toBe("8px");
  expect(stylesheet.propertyValue("test-text-base")).toBe("14px");
  expect(stylesheet.propertyValue("unknown")).toBeUndefined();
});
