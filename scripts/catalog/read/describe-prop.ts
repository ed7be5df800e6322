import { unionOf } from "../../../src/catalog/type/resolve";
import type { PropDescriptor, TypeNode } from "../../../src/catalog/types";
import { sizeSentence } from "../css/dimensions";
import type { Stylesheet } from "../css/stylesheet";
import { joinType } from "../types/print-type";
import { checkDefault } from "./check-default";
import { checkRecipeValues } from "./check-recipe-values";
import type { Gaps } from "./gaps";
import type { PropOwner } from "./owner";
import type { PropFacts } from "./props";
import { allSlots, type Recipe } from "./recipe";
import { textOf } from "./value-texts";

/** Combines the facts about a prop from its interface, recipe and texts. */
export function describeProp(
  prop: PropFacts,
  owner: PropOwner,
  stylesheet: Stylesheet,
  gaps: Gaps,
): PropDescriptor {
  const values = valuesOf(prop, owner);
  const type = { ...prop.type, literals: values };
  checkRecipeValues(prop, owner, gaps);
  return {
    type: values.length > 0 && type.others.length === 0 ? "enum" : joinType(type),
    ...structureOf(values, prop.type.nodes),
    ...(prop.optional ? { optional: true } : { required: true }),
    description: prop.description,
    ...(values.length > 0 && { values, ...describeValues(prop, values, owner, stylesheet, gaps) }),
    ...describeClasses(prop, owner, stylesheet),
    ...describeDefault(prop, values, owner, gaps),
    ...(prop.deprecated !== undefined && { deprecated: prop.deprecated }),
  };
}

/** The type as data, unless the text is a bare name or the values are the whole type. */
function structureOf(
  values: readonly string[],
  nodes: readonly TypeNode[],
): Pick<PropDescriptor, "structure"> {
  if (nodes.length === 0) return {};
  const literals = values.map((value): TypeNode => ({ kind: "literal", value }));
  const structure = unionOf([...literals, ...nodes]);
  return typeof structure === "string" ? {} : { structure };
}

/** The strings that a prop allows, in the order of the recipe or, without a recipe, of the texts. */
function valuesOf(prop: PropFacts, owner: PropOwner): string[] {
  const { literals } = prop.type;
  const order = Object.keys(
    owner.recipe?.value.variants[prop.name] ??
      owner.texts?.value[prop.name] ??
      owner.rootTexts?.value[prop.name] ??
      {},
  );
  const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  return [...literals].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

function describeValues(
  prop: PropFacts,
  values: readonly string[],
  owner: PropOwner,
  stylesheet: Stylesheet,
  gaps: Gaps,
): Pick<PropDescriptor, "descriptions" | "deprecatedValues"> {
  const descriptions: Record<string, string> = {};
  const deprecatedValues: Record<string, string> = {};
  for (const value of values) {
    const { text, deprecated } = textOf(prop, value, owner, gaps);
    const [size] = recipesOf(owner, prop.name, value).flatMap(
      (recipe) => sizeSentence(recipe, prop.name, value, stylesheet) ?? [],
    );
    descriptions[value] = size ? `${size} ${text}` : text;
    if (deprecated !== undefined) deprecatedValues[value] = deprecated;
  }
  return { descriptions, ...(Object.keys(deprecatedValues).length > 0 && { deprecatedValues }) };
}

/** The recipes that give a value its size. A part with the text of its component has the size of its component, too. */
function recipesOf(
  { recipe, rootRecipe, texts, rootTexts }: PropOwner,
  prop: string,
  value: string,
): Recipe[] {
  const text = texts?.value[prop]?.[value];
  const isOfRoot = text === undefined || text === rootTexts?.value[prop]?.[value];
  return [recipe, isOfRoot ? rootRecipe : undefined].flatMap((each) => each?.value ?? []);
}

function describeClasses(
  prop: PropFacts,
  owner: PropOwner,
  stylesheet: Stylesheet,
): Pick<PropDescriptor, "classes" | "stateClasses"> {
  const variants = owner.recipe?.value.variants[prop.name];
  if (!variants) return {};
  const classes: Record<string, string> = {};
  const stateClasses: Record<string, Record<string, string>> = {};
  for (const [value, slots] of Object.entries(variants)) {
    const list = allSlots(slots);
    classes[value] = list.join(" ");
    const states = byState(list, stylesheet);
    if (Object.keys(states).length > 0) stateClasses[value] = states;
  }
  return { classes, ...(Object.keys(stateClasses).length > 0 && { stateClasses }) };
}

function byState(classes: readonly string[], stylesheet: Stylesheet): Record<string, string> {
  const states: Record<string, string> = {};
  for (const className of classes) {
    const state = stylesheet.meaningOf(className)?.state;
    if (state) states[state] = states[state] ? `${states[state]} ${className}` : className;
  }
  return states;
}

function describeDefault(
  prop: PropFacts,
  values: readonly string[],
  owner: PropOwner,
  gaps: Gaps,
): Pick<PropDescriptor, "default"> {
  const ofRecipe = owner.recipe?.value.defaults[prop.name];
  const value = ofRecipe ?? prop.default;
  if (ofRecipe !== undefined && prop.default !== undefined) {
    gaps.add(
      prop.place,
      `The default of ${owner.name}'s prop \`${prop.name}\` is declared twice: "${ofRecipe}" in the recipe, "${prop.default}" in its JSDoc.`,
      "Remove the @default. The default of the recipe applies.",
    );
  }
  if (value === undefined) return {};
  checkDefault(prop, value, values, owner.name, gaps);
  return { default: value };
}
