import { camelCase } from "../../lib/names";
import type { Part } from "./parts";
import type { Recipe } from "./recipe";
import type { Located, RecipeModules, Texts } from "./recipe-modules";

/** A component or part, and the declarations beside its props interface. */
export interface PropOwner {
  /** The name as written in JSX: `Dialog.Title`. */
  name: string;
  recipe?: Located<Recipe>;
  texts?: Located<Texts>;
  /** The recipe of the component. Its sizes are those of the values that the component's texts describe. */
  rootRecipe?: Located<Recipe>;
  /** The texts of the component, for props that its parts have as well. */
  rootTexts?: Located<Texts>;
  /** The expected name of the export with the texts. */
  textsName: string;
}

/** Finds the recipe and the texts that are named after a part: `dialogTitleRecipe`, `dialogTitleTexts`. */
export function ownerOf(part: Part, root: Part, { recipes, texts }: RecipeModules): PropOwner {
  const name = camelCase(part.fullName);
  const textsName = `${name}Texts`;
  const [recipe, rootRecipe, own, ofRoot] = [
    recipes.get(`${name}Recipe`),
    recipes.get(`${camelCase(root.fullName)}Recipe`),
    texts.get(textsName),
    texts.get(`${camelCase(root.fullName)}Texts`),
  ];
  return {
    name: part.name,
    textsName,
    ...(recipe && { recipe }),
    ...(rootRecipe && { rootRecipe }),
    ...(own && { texts: own }),
    ...(ofRoot && { rootTexts: ofRoot }),
  };
}
