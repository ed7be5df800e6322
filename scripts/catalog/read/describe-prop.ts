import { formatType } from "../../../src/catalog/type/format";
import type { PropDescriptor } from "../../../src/catalog/types";
import { sizeSentence } from "../css/dimensions";
import type { Context, PropFacts, PropOwner } from "./facts";
import type { Gaps } from "./gaps";
import { typeNodeOf } from "./props";
import { allSlots, propertyIn, type SlotClasses } from "./recipe";

/**
 * Combines the facts about a prop from its interface, recipe and texts. If a recipe lacks a value of the type, the component
 * doesn't compile. If it has more, the reader of the catalog reports them.
 */
export function describeProp(prop: PropFacts, owner: PropOwner, context: Context): PropDescriptor {
  const values = valuesOf(prop, owner);
  const variants = owner.recipe?.value.variants[prop.name];
  const { others } = prop.type;
  const structure = typeNodeOf({ literals: values, others });
  const isEnum = values.length > 0 && others.length === 0;
  return {
    type: isEnum ? "enum" : formatType(structure),
    // The values alone, or a bare name, state the type completely.
    ...(!isEnum && typeof structure === "object" && { structure }),
    ...(prop.optional ? { optional: true } : { required: true }),
    description: prop.docs.description,
    ...(values.length > 0 && { values, ...describeValues(prop, values, owner, context) }),
    ...(variants && describeClasses(variants, context)),
    ...describeDefault(prop, owner, context.gaps),
    ...(prop.docs.tags.minimum !== undefined && { minimum: Number(prop.docs.tags.minimum) }),
    ...(prop.docs.tags.deprecated !== undefined && { deprecated: prop.docs.tags.deprecated }),
  };
}

/** The strings that a prop allows, in the order of the recipe or, without a recipe, of the texts. */
function valuesOf({ name, type }: PropFacts, { recipe, texts, rootTexts }: PropOwner): string[] {
  const order = Object.keys(
    recipe?.value.variants[name] ?? texts?.value[name] ?? rootTexts?.value[name] ?? {},
  );
  const rank = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  return [...type.literals].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function describeValues(
  prop: PropFacts,
  values: readonly string[],
  owner: PropOwner,
  { stylesheet, gaps }: Context,
): Pick<PropDescriptor, "descriptions" | "deprecatedValues"> {
  const descriptions: Record<string, string> = {};
  const deprecatedValues: Record<string, string> = {};
  const { recipe, rootRecipe, texts, rootTexts } = owner;
  for (const value of values) {
    const { text, deprecated } = textOf(prop, value, owner, gaps);
    const recipeText = texts?.value[prop.name]?.[value];
    // A part with the text of its component has the size of its component, too.
    const isOfRoot = recipeText === undefined || recipeText === rootTexts?.value[prop.name]?.[value];
    const [size] = [recipe, isOfRoot ? rootRecipe : undefined].flatMap(
      (each) => (each && sizeSentence(each.value, prop.name, value, stylesheet)) ?? [],
    );
    descriptions[value] = size ? `${size} ${text}` : text;
    if (deprecated !== undefined) deprecatedValues[value] = deprecated;
  }
  return { descriptions, ...(Object.keys(deprecatedValues).length > 0 && { deprecatedValues }) };
}

/** The text of a value, and its replacement if it is deprecated. */
function textOf(
  prop: PropFacts,
  value: string,
  owner: PropOwner,
  gaps: Gaps,
): { text: string; deprecated?: string } {
  const texts = owner.texts?.value[prop.name] ? owner.texts : (owner.rootTexts ?? owner.texts);
  const entry = texts?.value[prop.name]?.[value];
  const what = `${owner.name}'s ${prop.name} ${JSON.stringify(value)}`;
  if (entry === undefined) {
    const fix = `Say in ${owner.textsName}.${prop.name} when to choose it.`;
    gaps.add(texts ? propertyIn(texts.node, prop.name) : prop.node, `${what} has no text.`, fix);
    return { text: "" };
  }
  const described = typeof entry === "string" ? { text: entry } : entry;
  const node = texts ? propertyIn(texts.node, prop.name, value) : prop.node;
  for (const sentence of Object.values(described)) gaps.expectForm(node, sentence, `The text of ${what}`);
  return described;
}

function describeClasses(
  variants: Record<string, SlotClasses>,
  { stylesheet }: Context,
): Pick<PropDescriptor, "classes" | "stateClasses"> {
  const classes: Record<string, string> = {};
  const stateClasses: Record<string, Record<string, string>> = {};
  for (const [value, slots] of Object.entries(variants)) {
    const list = allSlots(slots);
    classes[value] = list.join(" ");
    const states: Record<string, string> = {};
    for (const className of list) {
      const state = stylesheet.meaningOf(className)?.state;
      if (state) states[state] = states[state] ? `${states[state]} ${className}` : className;
    }
    if (Object.keys(states).length > 0) stateClasses[value] = states;
  }
  return { classes, ...(Object.keys(stateClasses).length > 0 && { stateClasses }) };
}

/** The default. The reader of the catalog, and the check of the catalog by the compiler, report one that the type forbids. */
function describeDefault(prop: PropFacts, owner: PropOwner, gaps: Gaps): Pick<PropDescriptor, "default"> {
  const ofRecipe = owner.recipe?.value.defaults[prop.name];
  if (ofRecipe !== undefined && prop.default !== undefined) {
    gaps.add(
      prop.node,
      `The default of ${prop.what} is declared twice: "${ofRecipe}" in the recipe, "${prop.default}" in its JSDoc.`,
      "Remove the @default. The default of the recipe applies.",
    );
  }
  const value = ofRecipe ?? prop.default;
  return value === undefined ? {} : { default: value };
}
