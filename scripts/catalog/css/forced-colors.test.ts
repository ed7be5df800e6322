import { expect, test } from "vitest";
import { root } from "../../lib/paths";
import { isTvRecipe, type Recipe, readRecipe } from "../read/recipe";
import { type ClassMeaning, loadStylesheet } from "./stylesheet";

const stylesheet = await loadStylesheet(`${root}/src/styles.css`);

/** A variant for what is selected or current. */
const selection =
  /^(?!not-).*\b(aria-(selected|pressed|checked|\[?current)|data-(selected|chosen|highlighted|current)|checked|indeterminate)\b/;
/** Properties that forced colors replace with the user's colors, or remove. */
const replaced =
  /^(background(-color)?|((border(-.*)?|outline|text-decoration|fill|stroke)-)?color|box-shadow|content|--tw-.*)$/;

/** Slots whose selection another slot shows as well. */
const exceptions: Record<string, string> = {
  "badgeRecipe root": "The selected row around it has a bar.",
  "commandPaletteRecipe itemIcon": "The item around it has an outline.",
  "radioItemRecipe row": "The radio in it is checked.",
  "toggleGroupRecipe item": "Only a pressed item has a visible border.",
};

const survives = ({ declarations }: ClassMeaning) =>
  declarations.some(
    ({ property, when }) => !replaced.test(property) || when.includes("forced-colors: active"),
  );
const isSelected = ({ variants }: ClassMeaning) => variants.some((each) => selection.test(each));

/** The classes of each slot, of all variants. */
function slotsOf({ base, variants, compounds }: Recipe): Map<string, ClassMeaning[]> {
  const sets = [
    base,
    ...Object.values(variants).flatMap(Object.values),
    ...compounds.map((each) => each.classes),
  ];
  const slots = new Map<string, ClassMeaning[]>();
  for (const [slot, classes] of sets.flatMap((set) => Object.entries<string[]>(set))) {
    const meanings = classes.flatMap((each) => stylesheet.meaningOf(each) ?? []);
    slots.set(slot, [...(slots.get(slot) ?? []), ...meanings]);
  }
  return slots;
}

const modules = import.meta.glob<object>("../../../src/components/*/*.recipe.ts", { eager: true });
/** The slots of all recipes, each with the name of its recipe. */
const allSlots = Object.values(modules)
  .flatMap((module) => Object.entries<unknown>(module as Record<string, unknown>))
  .flatMap(([name, value]) =>
    isTvRecipe(value)
      ? [...slotsOf(readRecipe(value))].map(([slot, classes]) => [`${name} ${slot}`, classes] as const)
      : [],
  );

test("in forced colors, what is selected or current differs by more than its colors", () => {
  const same = allSlots.flatMap(([name, classes]) => {
    const selected = classes.filter(isSelected);
    return selected.length > 0 && !selected.some(survives) ? [name] : [];
  });
  expect(same.sort()).toEqual(Object.keys(exceptions).sort());
});
