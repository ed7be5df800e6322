import { type Node, ts } from "ts-morph";
import type { Context, DescribedPart } from "../read/described-part";
import type { ComponentFolder } from "../read/folder";
import { everyClass } from "../read/recipe";
import { placeIn, type RecipeModules } from "../read/recipe-modules";
import { checkConflicts } from "./class-conflicts";
import { checkClass } from "./class-rules";
import { classNamesIn, wordsIn } from "./code-classes";

/** Checks every class of a component, and that its recipes vary only by props. */
export function checkRecipes(
  folder: ComponentFolder,
  root: DescribedPart,
  parts: readonly DescribedPart[],
  modules: RecipeModules,
  { source, stylesheet, gaps }: Context,
): void {
  const written = firstPlaces([...folder.recipes, ...source.fragments]);
  for (const [name, recipe] of modules.recipes) {
    const locate = (className: string) => written.get(className) ?? recipe.place;
    const owner = [root, ...parts].find((each) => each.owner.recipe === recipe);
    for (const prop of Object.keys(recipe.value.variants)) {
      // A part's recipe may vary by a prop of its root, which the part reads from context.
      if ([owner, owner && root].some((each) => each?.facts.some((fact) => fact.name === prop))) continue;
      const place = placeIn(recipe.place, "variants", prop);
      if (isInternal(place)) continue;
      gaps.add(
        place,
        `${name} varies by \`${prop}\`, which is not a prop of ${owner?.part.name ?? "any part with that recipe's name"}.`,
        "Declare the prop with its JSDoc. For a state, style by a data attribute. If it follows from other props, write `/** @internal */` above the variant.",
      );
    }
    checkConflicts(name, recipe.value, locate, stylesheet, gaps);
    for (const className of everyClass(recipe.value))
      checkClass(className, locate(className), stylesheet, gaps);
  }
  for (const { className, place } of folder.code.flatMap(classNamesIn)) {
    checkClass(className, place, stylesheet, gaps);
  }
}

/** Whether a variant is marked as `@internal`: it follows from other props, and isn't a prop itself. */
function isInternal(variant: Node): boolean {
  return ts.getJSDocTags(variant.compilerNode).some(({ tagName }) => tagName.text === "internal");
}

function firstPlaces(files: readonly Node[]): Map<string, Node> {
  const places = new Map<string, Node>();
  for (const { className, place } of files.flatMap(wordsIn)) {
    if (!places.has(className)) places.set(className, place);
  }
  return places;
}
