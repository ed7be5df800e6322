import { tv } from "tailwind-variants/lite";
import { expect, test } from "vitest";
import { allSlots, everyClass, isTvRecipe, readRecipe, resolveClasses, type TvRecipe } from "./recipe";

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

test("distinguishes recipes from other exports", () => {
  expect(isTvRecipe(plain)).toBe(true);
  expect(isTvRecipe(() => "a")).toBe(false);
  expect(isTvRecipe({ variants: {} })).toBe(false);
});

test("nested lists are flattened, without duplicate classes", () => {
  expect(read(plain)).toEqual({
    base: { root: ["a", "b", "c"] },
    variants: { size: { sm: { root: ["d"] }, lg: { root: ["e", "f"] } }, on: { true: { root: ["g"] } } },
    defaults: { size: "sm" },
    compounds: [{ when: { size: ["sm", "lg"], on: ["true"] }, classes: { root: ["h"] } }],
  });
});

test("tv's base slot is the root", () => {
  expect(read(slotted)).toMatchObject({
    base: { root: ["a"], icon: ["b"] },
    variants: { size: { sm: { root: ["c"], icon: ["d"] }, lg: { root: ["e"] } } },
    compounds: [{ when: { size: ["sm"] }, classes: { icon: ["f"], text: ["f"] } }],
  });
  expect(allSlots({ icon: ["b"], root: ["a", "b"] })).toEqual(["a", "b"]);
});

test("every class is listed once", () => {
  expect(everyClass(read(plain))).toEqual(["a", "b", "c", "d", "e", "f", "g", "h"]);
});

test("classes resolve as tv itself resolves them", () => {
  const ours = (props: Record<string, string>) => resolveClasses(read(plain), props).root?.join(" ");
  expect(ours({})).toBe(plain()?.replace("c a", "c"));
  expect(ours({ size: "lg" })).toBe(plain({ size: "lg" })?.replace("c a", "c"));
  expect(ours({ size: "lg", on: "true" })).toBe(plain({ size: "lg", on: true })?.replace("c a", "c"));
  const slots = slotted({ size: "sm" });
  expect(resolveClasses(read(slotted), { size: "sm" })).toEqual({
    root: slots.base().split(" "),
    icon: slots.icon().split(" "),
    text: slots.text().split(" "),
  });
});
