import { joinType } from "../types/print-type";
import type { Gaps } from "./gaps";
import type { PropOwner } from "./owner";
import type { PropFacts } from "./props";
import { placeIn } from "./recipe-modules";

/** Reports a recipe and a type that do not allow the same values. */
export function checkRecipeValues(prop: PropFacts, owner: PropOwner, gaps: Gaps): void {
  const { recipe } = owner;
  const variants = recipe?.value.variants[prop.name];
  if (!recipe || !variants) return;
  const ofRecipe = Object.keys(variants);
  const what = `${owner.name}'s prop \`${prop.name}\``;
  const { literals, others } = prop.type;
  if (literals.length === 0) {
    const isSwitch =
      others.includes("boolean") && ofRecipe.every((value) => value === "true" || value === "false");
    if (isSwitch) return;
    gaps.add(
      prop.place,
      `The recipe gives ${what} the values ${list(ofRecipe)}, but its type is ${joinType(prop.type)}.`,
      `Write its type as \`keyof (typeof recipe)["variants"]["${prop.name}"]\`.`,
    );
    return;
  }
  const onlyRecipe = ofRecipe.filter((value) => !literals.includes(value));
  const onlyType = literals.filter((value) => !ofRecipe.includes(value));
  if (onlyRecipe.length > 0) {
    gaps.add(
      prop.place,
      `The type of ${what} lacks ${list(onlyRecipe)}, which the recipe has.`,
      `Write its type as \`keyof (typeof recipe)["variants"]["${prop.name}"]\`.`,
    );
  }
  if (onlyType.length > 0) {
    gaps.add(
      placeIn(recipe.place, "variants", prop.name),
      `The recipe lacks ${list(onlyType)}, which the type of ${what} allows.`,
      "Add it to the recipe, or remove it from the type.",
    );
  }
}

function list(values: readonly string[]): string {
  return values.map((value) => JSON.stringify(value)).join(", ");
}
