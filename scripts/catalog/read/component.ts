import {
  type ComponentDescriptor,
  categories,
  type SubComponentDescriptor,
  stabilities,
} from "../../../src/catalog/types";
import { camelCase } from "../../lib/names";
import { checkRecipes, codeClasses } from "../css/check-recipes";
import { describeStyling } from "../css/dimensions";
import { describeProp } from "./describe-prop";
import { type Example, readExamples } from "./examples";
import type { Context, DescribedPart, PropOwner } from "./facts";
import type { Gaps } from "./gaps";
import { readGuide } from "./guide";
import { type Part, readParts } from "./parts";
import { readCombinations, readProps } from "./props";
import { classesOf, everyClass, importRecipes, type RecipeModules } from "./recipe";
import type { ComponentFolder } from "./source";

/** Describes the component of a folder. Returns undefined if the folder exports none. */
export async function describeComponent(
  folder: ComponentFolder,
  context: Context,
): Promise<ComponentDescriptor | undefined> {
  const { gaps, stylesheet } = context;
  const found = readParts(folder, context.source, gaps);
  if (!found) return undefined;
  const modules = await importRecipes(folder.recipes);
  const root = describePart(found.root, found.root, modules, context);
  const parts = new Map(
    [...found.parts].map(([key, part]) => [key, describePart(part, found.root, modules, context)]),
  );
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
  const guide = folder.isProvider ? undefined : await readGuide(folder, gaps);
  const { category, aliases, since, stability } = readTags(found.root, gaps);
  const colors = (styling?.tokens ?? []).filter((token) => token.startsWith("color-"));
  const baseStyles = baseStylesOf(root);
  return {
    name: folder.name,
    type: "component",
    description: found.root.docs.description,
    importPath: context.importPath,
    category,
    ...(aliases.length > 0 && { aliases }),
    ...(since && { since }),
    ...(stability && { stability }),
    ...(root.generics && { generics: root.generics }),
    props: root.props,
    ...(root.combinations && { combinations: root.combinations }),
    examples: examples.map(({ snippet }) => snippet),
    colors: colors.map((token) => token.slice("color-".length)),
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

/** Describes the props of a component or part. */
function describePart(part: Part, root: Part, modules: RecipeModules, context: Context): DescribedPart {
  const { recipes, texts } = modules;
  const [name, rootName] = [camelCase(part.fullName), camelCase(root.fullName)];
  const owner: PropOwner = {
    name: part.name,
    textsName: `${name}Texts`,
    recipe: recipes.get(`${name}Recipe`),
    rootRecipe: recipes.get(`${rootName}Recipe`),
    texts: texts.get(`${name}Texts`),
    rootTexts: texts.get(`${rootName}Texts`),
  };
  const facts = part.props ? readProps(part.name, part.props, context) : [];
  return {
    part,
    owner,
    facts,
    generics: part.props && context.reader.genericsOf(part.props, `the props of ${part.name}`),
    props: Object.fromEntries(facts.map((prop) => [prop.name, describeProp(prop, owner, context)])),
    combinations: part.props && readCombinations(part.props, facts, context),
  };
}

/**
 * Describes a part.
 *
 * @param key The part's name on the component: `Title`.
 */
function describeSubComponent(
  key: string,
  { part, generics, props, combinations }: DescribedPart,
  examples: readonly Example[],
): SubComponentDescriptor {
  const { description, tags } = part.docs;
  const usage = examples
    .filter(({ tags: used }) => used.has(part.name) || used.has(part.fullName))
    .sort((a, b) => a.snippet.length - b.snippet.length);
  return {
    name: key,
    description,
    ...(generics && { generics }),
    props,
    ...(combinations && { combinations }),
    ...(tags.passThrough !== undefined && { isPassThrough: true }),
    ...(tags.baseComponent && { baseComponent: tags.baseComponent }),
    ...(usage.length > 0 && { usageExamples: usage.slice(0, 2).map((example) => example.name) }),
  };
}

/**
 * Reads the JSDoc tags of a component. `@alias modal, lightbox` has other names that people search for. `@since 0.1.0` is
 * the first version with it, which `npm run release` writes. `@stability` is only for those that aren't stable. The format of
 * the catalog says which versions and aliases are valid.
 */
function readTags({ name, node, docs: { tags } }: Part, gaps: Gaps) {
  const oneOf = <Value extends string>(tag: string, values: readonly Value[], isRequired: boolean) => {
    const [text, value] = [tags[tag], values.find((each) => each === tags[tag])];
    if (value === undefined && (isRequired || text !== undefined)) {
      const what = text ? `an unknown ${tag}, "${text}"` : `no ${tag}`;
      gaps.add(
        node,
        `${name} has ${what}.`,
        `Write in its JSDoc \`@${tag}\` with one of ${values.join(", ")}.`,
      );
    }
    return value;
  };
  const aliases = tags.alias?.split(",").map((alias) => alias.trim()) ?? [];
  const category = oneOf("category", categories, true) ?? ("Other" as const);
  return { category, aliases, since: tags.since, stability: oneOf("stability", stabilities, false) };
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
