import type { ComponentDescriptor } from "../../../src/catalog/types";
import { checkRecipes } from "../css/check-recipes";
import { codeClasses } from "../css/code-classes";
import { colorsOf, describeStyling } from "../css/styling";
import { readAliases, readCategory, readSince, readStability } from "./component-tags";
import { type Context, type DescribedPart, describePart, describeSubComponent } from "./described-part";
import { readExamples } from "./examples";
import type { ComponentFolder } from "./folder";
import { readGuide } from "./guide";
import { readParts } from "./parts";
import { classesOf, everyClass } from "./recipe";
import { importRecipes } from "./recipe-modules";
import { checkTexts } from "./value-texts";

/** Describes the component of a folder. Returns undefined if the folder exports none. */
export async function describeComponent(
  folder: ComponentFolder,
  context: Context,
): Promise<ComponentDescriptor | undefined> {
  const { gaps, stylesheet } = context;
  const found = readParts(folder, context.source, gaps);
  if (!found) return undefined;
  const modules = await importRecipes(folder.recipes, gaps);
  const root = describePart(found.root, found.root, modules, context);
  const parts = new Map<string, DescribedPart>();
  for (const [key, part] of found.parts) parts.set(key, describePart(part, found.root, modules, context));
  checkTexts(root, [...parts.values()], gaps);
  checkRecipes(folder, root, [...parts.values()], modules, context);

  const examples = readExamples(folder, gaps);
  const classes = [...modules.recipes.values()].flatMap(({ value }) => everyClass(value));
  const styling = describeStyling(
    [["", root] as const, ...parts].flatMap(([slot, { owner, props }]) =>
      owner.recipe ? [{ slot, recipe: owner.recipe.value, props: Object.keys(props) }] : [],
    ),
    [...classes, ...folder.code.flatMap(codeClasses)],
    stylesheet,
  );
  const guide = await readGuide(folder, gaps);
  const aliases = readAliases(found.root, gaps);
  const since = readSince(found.root, gaps);
  const stability = readStability(found.root, gaps);
  const baseStyles = baseStylesOf(root);
  return {
    name: folder.name,
    type: "component",
    description: found.root.doc.description,
    importPath: context.importPath,
    category: readCategory(found.root, gaps),
    ...(aliases.length > 0 && { aliases }),
    ...(since && { since }),
    ...(stability && { stability }),
    ...(root.generics && { generics: root.generics }),
    props: root.props,
    ...(root.combinations && { combinations: root.combinations }),
    examples: examples.map(({ snippet }) => snippet),
    colors: colorsOf(styling),
    ...(baseStyles.length > 0 && { baseStyles: baseStyles.join(" ") }),
    ...(parts.size > 0 && {
      subComponents: Object.fromEntries(
        [...parts].map(([key, part]) => [key, describeSubComponent(key, part, examples)]),
      ),
    }),
    ...(styling && { styling }),
    ...(guide && { guide }),
  };
}

/** The classes that the root element has without any props. Variants that aren't props have their defaults. */
function baseStylesOf({ owner, props }: DescribedPart): string[] {
  const recipe = owner.recipe?.value;
  if (!recipe) return [];
  const internal = Object.entries(recipe.variants).filter(([name]) => !(name in props));
  return classesOf([
    recipe.base.root,
    ...internal.map(([name, values]) => values[recipe.defaults[name] ?? "false"]?.root),
  ]);
}
