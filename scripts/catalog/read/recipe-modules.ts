import { pathToFileURL } from "node:url";
import { Node, type SourceFile } from "ts-morph";
import type { Gaps } from "./gaps";
import { isTvRecipe, type Recipe, readRecipe } from "./recipe";

/** prop → value → its text */
export type Texts = Record<string, Record<string, string | { text: string; deprecated: string }>>;

/** A recipe or a table of texts, with its place. */
export interface Located<Value> {
  value: Value;
  place: Node;
}

/** The exports of the recipe files of a folder, by name. */
export interface RecipeModules {
  recipes: Map<string, Located<Recipe>>;
  texts: Map<string, Located<Texts>>;
}

/** Runs the recipe files of a folder, because only running them resolves the fragments of a class list. */
export async function importRecipes(files: readonly SourceFile[], gaps: Gaps): Promise<RecipeModules> {
  const recipes: RecipeModules["recipes"] = new Map();
  const texts: RecipeModules["texts"] = new Map();
  for (const file of files) {
    const exported = await run(file, gaps);
    for (const [name, value] of Object.entries(exported)) {
      const place = file.getVariableDeclaration(name) ?? file;
      if (isTvRecipe(value)) recipes.set(name, { value: readRecipe(value), place });
      else if (name.endsWith("Texts")) texts.set(name, { value: value as Texts, place });
    }
  }
  return { recipes, texts };
}

async function run(file: SourceFile, gaps: Gaps): Promise<Record<string, unknown>> {
  try {
    return await import(pathToFileURL(file.getFilePath()).href);
  } catch (error) {
    const what = `The recipe cannot be run: ${error instanceof Error ? error.message : error}`;
    gaps.add(file, what, "Fix the error. A recipe needs neither React nor a browser.");
    return {};
  }
}

/** Finds the property at a path of keys in an object literal, or the deepest one on the path that exists. */
export function placeIn(place: Node, ...keys: string[]): Node {
  let found = place;
  for (const key of keys) {
    const next = found
      .getDescendants()
      .find((node) => Node.isPropertyAssignment(node) && unquote(node.getName()) === key);
    if (!next) break;
    found = next;
  }
  return found;
}

function unquote(name: string): string {
  return name.replace(/^["'](.*)["']$/, "$1");
}
