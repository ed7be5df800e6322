import { pathToFileURL } from "node:url";
import { Node, type SourceFile } from "ts-morph";

/** Classes by slot; the slot of the component's root element is called `root`. */
export type SlotClasses = Record<string, string[]>;

/** The facts of a `tv()` recipe, in one form for recipes with and without slots. */
export interface Recipe {
  base: SlotClasses;
  /** prop → value → classes */
  variants: Record<string, Record<string, SlotClasses>>;
  /** prop → value */
  defaults: Record<string, string>;
  /** Classes that apply if all these props have one of the values. */
  compounds: { when: Record<string, string[]>; classes: SlotClasses }[];
  /** The classes of each slot for a set of props, in the order in which `tv()` returns them. */
  resolve(props: Record<string, string>): SlotClasses;
}

/** The part of `tv()`'s result that the catalog reads. */
export interface TvRecipe {
  (props: Record<string, unknown>): string | Record<string, () => ClassValue> | undefined;
  base?: ClassValue;
  slots: Record<string, ClassValue>;
  variants: Record<string, Record<string, TvClasses>>;
  defaultVariants: Record<string, unknown>;
  compoundVariants: Record<string, unknown>[];
  compoundSlots: Record<string, unknown>[];
}

type TvClasses = ClassValue | Record<string, ClassValue>;

export function isTvRecipe(value: unknown): value is TvRecipe {
  return typeof value === "function" && "variants" in value && "slots" in value && "defaultVariants" in value;
}

/** Reads a `tv()` recipe. */
export function readRecipe(tv: TvRecipe): Recipe {
  const defaults = Object.entries(tv.defaultVariants).filter(([, value]) => value !== undefined);
  return {
    base: bySlot({ base: tv.base, ...tv.slots }),
    variants: mapValues(tv.variants, (values) => mapValues(values, bySlot)),
    defaults: mapValues(Object.fromEntries(defaults), String),
    compounds: [...tv.compoundVariants, ...tv.compoundSlots].map(
      ({ slots, class: classes, className, ...when }) => {
        const value = (classes ?? className) as ClassValue;
        const perSlot = (slots as string[] | undefined)?.map((slot) => [slot, value]);
        return {
          when: mapValues(when, (each) => [each].flat().map(String)),
          classes: bySlot(perSlot ? Object.fromEntries(perSlot) : value),
        };
      },
    ),
    resolve(props) {
      const result = tv(
        mapValues(props, (value) => (/^(true|false)$/.test(value) ? value === "true" : value)),
      );
      return bySlot(typeof result === "object" ? mapValues(result, (classes) => classes()) : result);
    },
  };
}

/** Groups classes by slot. `tv()` calls the root's slot `base`. */
function bySlot(classes: TvClasses): SlotClasses {
  const isMap = typeof classes === "object" && classes !== null && !Array.isArray(classes);
  const slots = Object.entries(
    isMap ? (classes as Record<string, ClassValue>) : { base: classes as ClassValue },
  );
  const named = slots.map(([slot, value]) => [slot === "base" ? "root" : slot, classesOf(value)] as const);
  return Object.fromEntries(named.filter(([, list]) => list.length > 0));
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/** The classes of all slots, root first, without duplicates. */
export function allSlots(classes: SlotClasses): string[] {
  return classesOf([classes.root, ...Object.values(classes)]);
}

/** Every class that a recipe can add. */
export function everyClass(recipe: Recipe): string[] {
  const variants = Object.values(recipe.variants).flatMap((values) => Object.values(values));
  return classesOf(
    [recipe.base, ...variants, ...recipe.compounds.map(({ classes }) => classes)].map(allSlots),
  );
}

/** Classes as a recipe may declare them: a string, or nested lists of strings. */
export type ClassValue = string | null | undefined | false | readonly ClassValue[];

/** The individual classes of a class value, in order, without duplicates. */
export function classesOf(value: ClassValue): string[] {
  if (!value) return [];
  const parts = typeof value === "string" ? value.split(/\s+/).filter(Boolean) : value.flatMap(classesOf);
  return [...new Set(parts)];
}

/** prop → value → its text */
export type Texts = Record<string, Record<string, string | { text: string; deprecated: string }>>;

/** A recipe or a table of texts, with its declaration. */
export interface Declared<Value> {
  value: Value;
  node: Node;
}

/** The exports of the recipe files of a folder, by name. */
export interface RecipeModules {
  recipes: Map<string, Declared<Recipe>>;
  texts: Map<string, Declared<Texts>>;
}

/** Runs the recipe files of a folder, because only running them resolves the fragments of a class list. */
export async function importRecipes(files: readonly SourceFile[]): Promise<RecipeModules> {
  const recipes: RecipeModules["recipes"] = new Map();
  const texts: RecipeModules["texts"] = new Map();
  for (const file of files) {
    const exported = await import(pathToFileURL(file.getFilePath()).href);
    for (const [name, value] of Object.entries<unknown>(exported)) {
      const node = file.getVariableDeclaration(name) ?? file;
      if (isTvRecipe(value)) recipes.set(name, { value: readRecipe(value), node });
      else if (name.endsWith("Texts")) texts.set(name, { value: value as Texts, node });
    }
  }
  return { recipes, texts };
}

/** Finds the property at a path of keys in an object literal, or the deepest one on the path that exists. */
export function propertyIn(node: Node, ...[key, ...keys]: string[]): Node {
  const property = node
    .getDescendants()
    .find(
      (each) => Node.isPropertyAssignment(each) && each.getName().replace(/^["'](.*)["']$/, "$1") === key,
    );
  return property ? propertyIn(property, ...keys) : node;
}
