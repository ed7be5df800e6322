import type { SlotDimensions, Styling } from "../../../src/catalog/types";
import type { Recipe } from "../read/recipe";
import { recipeDimensions } from "./dimensions";
import type { Stylesheet } from "./stylesheet";

/**
 * The facts about a component's styling.
 *
 * @param recipes The recipes of the component (slot "") and of its parts (slot `Item`), each with its props.
 * @param classes All classes that the component can have.
 */
export function describeStyling(
  recipes: readonly { slot: string; recipe: Recipe; props: string[] }[],
  classes: readonly string[],
  stylesheet: Stylesheet,
): Styling | undefined {
  const meanings = classes.flatMap((className) => stylesheet.meaningOf(className) ?? []);
  const tokens = sorted(meanings.flatMap((meaning) => meaning.tokens));
  const states = sorted(meanings.flatMap(({ state }) => (state ? state.split(":") : [])));
  const dimensions: Record<string, SlotDimensions> = {};
  for (const { slot, recipe, props } of recipes) {
    for (const [inner, sizes] of Object.entries(recipeDimensions(recipe, props, stylesheet))) {
      dimensions[slot === "" ? inner : inner === "root" ? slot : `${slot}.${inner}`] = sizes;
    }
  }
  const isEmpty = tokens.length + states.length + Object.keys(dimensions).length === 0;
  return isEmpty ? undefined : { dimensions, tokens, states };
}

/** The names of the color tokens, as in src/theme. */
export function colorsOf(styling: Styling | undefined): string[] {
  return (styling?.tokens ?? []).flatMap((token) =>
    token.startsWith("color-") ? [token.slice("color-".length)] : [],
  );
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
