import { fileURLToPath } from "node:url";
import { tv } from "tailwind-variants/lite";
import { describe, expect, test } from "vitest";
import { allSlots, everyClass, isTvRecipe, readRecipe, type TvRecipe } from "../read/recipe";
import { sizeSentence, toPx } from "./dimensions";
import { loadStylesheet } from "./stylesheet";

const stylesheet = await loadStylesheet(fileURLToPath(new URL("../test/styles.css", import.meta.url)));

test.each([
  ["k:text-ink", ""],
  ["k:hover:not-disabled:text-ink", "hover"],
  ["k:checked:hover:text-ink", "checked:hover"],
  ['k:data-[state="open"]:text-ink', "data-state=open"],
  ["k:group-hover/row:text-ink", "group-hover"],
  ["k:has-disabled:text-ink", "has-disabled"],
  ["k:sm:text-ink", ""],
  ["k:before:text-ink", ""],
  ["k:forced-colors:hover:text-ink", "hover"],
  ["k:*:data-[slot=icon]:text-ink", ""],
  ["k:[&>svg]:text-ink", ""],
])("the state of %s is %j", (className, state) => {
  expect(stylesheet.meaningOf(className)?.state).toBe(state);
});

test.each(["k:bg-red-500", "k:nonsense", "k:text-7xl", "text-ink", ""])(
  "%j has no meaning, because it isn't on the scale",
  (className) => expect(stylesheet.meaningOf(className)).toBeUndefined(),
);

test.each([
  ["k:h-6.5", "&", "height"],
  ["k:before:h-9", "&::before", "height"],
  ["k:[&_svg]:w-4", "& svg", "width"],
  ["k:sm:hover:h-9", expect.stringMatching(/^@media .*40rem.* @media \(hover: hover\) &:hover$/), "height"],
])("the declarations of %s apply under the condition %s", (className, when, property) => {
  const declarations = stylesheet.meaningOf(className)?.declarations;
  expect(declarations).toContainEqual(expect.objectContaining({ when, property }));
});

test.each([
  ["k:rounded-md", "radius-md"],
  ["k:bg-accent/50", "color-accent"],
  ["k:text-base", "text-base"],
])("%s uses the token %s, although the theme is inlined", (className, token) => {
  expect(stylesheet.meaningOf(className)?.tokens).toEqual([token]);
});

test("classes are in stylesheet order: by name within a property, variants last", () => {
  const sorted = ["k:p-2", "k:px-0", "k:px-3", "k:over:px-0"];
  expect(stylesheet.inOrder(sorted.toReversed())).toEqual(sorted);
});

test("custom properties of the theme and of the root have values, without the conditional ones", () => {
  expect(stylesheet.propertyValue("radius-md")).toBe("8px");
  expect(stylesheet.propertyValue("test-text-base")).toBe("14px");
  expect(stylesheet.propertyValue("unknown")).toBeUndefined();
});

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

test.each([
  ["size", "k:h-10", "40 px high."],
  ["size", "k:size-4", "16 px."],
  ["size", "k:text-sm", "12 px text."],
  ["gap", "k:gap-2", "8 px."],
  ["tone", "k:h-10", undefined],
  ["size", "k:text-ink", undefined],
])("the value of %s with the class %s is described as %s", (prop, className, sentence) => {
  const recipe = tv({ variants: { [prop]: { a: "", b: className } } }) as unknown as TvRecipe;
  expect(sizeSentence(readRecipe(recipe), prop, "b", stylesheet)).toBe(sentence);
});

describe("a recipe", () => {
  const plain = tv({
    base: ["a b", ["c", "a"]],
    variants: { size: { sm: "d", lg: ["e", ["f"]] }, on: { true: "g" } },
    compoundVariants: [{ size: ["sm", "lg"], on: true, class: "h" }],
    defaultVariants: { size: "sm", on: undefined },
  });
  const slotted = tv({
    base: "a",
    slots: { icon: "b", text: "" },
    variants: { size: { sm: { base: "c", icon: "d" }, lg: "e" } },
    compoundSlots: [{ slots: ["icon", "text"], size: "sm", class: "f" }],
  });
  const read = (recipe: unknown) => readRecipe(recipe as TvRecipe);

  test("differs from other exports", () => {
    expect([plain, () => "a", { variants: {} }].map(isTvRecipe)).toEqual([true, false, false]);
  });

  test("lists classes once, by slot; tv's base slot is the root", () => {
    expect(read(plain)).toMatchObject({
      base: { root: ["a", "b", "c"] },
      variants: { size: { sm: { root: ["d"] }, lg: { root: ["e", "f"] } }, on: { true: { root: ["g"] } } },
      defaults: { size: "sm" },
      compounds: [{ when: { size: ["sm", "lg"], on: ["true"] }, classes: { root: ["h"] } }],
    });
    expect(read(slotted)).toMatchObject({
      base: { root: ["a"], icon: ["b"] },
      variants: { size: { sm: { root: ["c"], icon: ["d"] }, lg: { root: ["e"] } } },
      compounds: [{ when: { size: ["sm"] }, classes: { icon: ["f"], text: ["f"] } }],
    });
    expect(allSlots({ icon: ["b"], root: ["a", "b"] })).toEqual(["a", "b"]);
    expect(everyClass(read(plain))).toEqual([..."abcdefgh"]);
  });

  test("resolves the classes of each slot", () => {
    expect(read(plain).resolve({ size: "lg", on: "true" })).toEqual({ root: [..."abcefgh"] });
    expect(read(slotted).resolve({ size: "sm" })).toEqual({
      root: ["a", "c"],
      icon: ["b", "d", "f"],
      text: ["f"],
    });
  });
});
