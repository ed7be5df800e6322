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
}

/** The part of `tv()`'s result that the catalog reads. */
export interface TvRecipe {
  base?: ClassValue;
  slots: Record<string, ClassValue>;
  variants: Record<string, Record<string, TvClasses>>;
  defaultVariants: Record<string, unknown>;
  compoundVariants: Record<string, unknown>[];
  compoundSlots: (Record<string, unknown> & { slots: string[] })[];
}

type TvClasses = ClassValue | Record<string, ClassValue>;

export function isTvRecipe(value: unknown): value is TvRecipe {
  return typeof value === "function" && "variants" in value && "slots" in value && "defaultVariants" in value;
}

/** Reads a `tv()` recipe. */
export function readRecipe(tv: TvRecipe): Recipe {
  return {
    base: bySlot({ base: tv.base, ...tv.slots }),
    variants: mapValues(tv.variants, (values) => mapValues(values, bySlot)),
    defaults: mapValues(withoutUndefined(tv.defaultVariants), String),
    compounds: [
      ...tv.compoundVariants.map(({ class: classes, className, ...when }) => ({
        when: conditions(when),
        classes: bySlot((classes ?? className) as TvClasses),
      })),
      ...tv.compoundSlots.map(({ slots, class: classes, className, ...when }) => ({
        when: conditions(when),
        classes: bySlot(
          Object.fromEntries(slots.map((slot) => [slot, (classes ?? className) as ClassValue])),
        ),
      })),
    ],
  };
}

/** Groups classes by slot. `tv()` calls the root's slot `base`. */
function bySlot(classes: TvClasses): SlotClasses {
  const slots = isSlotMap(classes) ? classes : { base: classes };
  const named: SlotClasses = {};
  for (const [slot, value] of Object.entries(slots)) {
    const list = classesOf(value);
    if (list.length > 0) named[slot === "base" ? "root" : slot] = list;
  }
  return named;
}

function isSlotMap(classes: TvClasses): classes is Record<string, ClassValue> {
  return typeof classes === "object" && classes !== null && !Array.isArray(classes);
}

function conditions(when: Record<string, unknown>): Record<string, string[]> {
  return mapValues(when, (value) => (Array.isArray(value) ? value : [value]).map(String));
}

function withoutUndefined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
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

/** The classes of each slot for a set of props, in the order in which `tv()` returns them. */
export function resolveClasses(recipe: Recipe, props: Record<string, string>): SlotClasses {
  const chosen = { ...recipe.defaults, ...props };
  const layers = [
    recipe.base,
    ...Object.entries(recipe.variants).map(([prop, values]) => values[chosen[prop] ?? "false"] ?? {}),
    ...recipe.compounds
      .filter(({ when }) =>
        Object.entries(when).every(([prop, values]) => values.includes(chosen[prop] ?? "false")),
      )
      .map(({ classes }) => classes),
  ];
  const slots = new Set(layers.flatMap((layer) => Object.keys(layer)));
  return Object.fromEntries([...slots].map((slot) => [slot, classesOf(layers.map((layer) => layer[slot]))]));
}

/** Classes as a recipe may declare them: a string, or nested lists of strings. */
export type ClassValue = string | null | undefined | false | readonly ClassValue[];

/** The individual classes of a class value, in order, without duplicates. */
export function classesOf(value: ClassValue): string[] {
  if (!value) return [];
  const parts = typeof value === "string" ? value.split(/\s+/).filter(Boolean) : value.flatMap(classesOf);
  return [...new Set(parts)];
}
