/** The parts of a recipe that `tv()` keeps, and its component's name. */
export interface ReadRecipe {
  component: string;
  /** The module that exports it. */
  file: string;
  base?: ClassValue;
  slots?: Record<string, ClassValue>;
  variants?: Record<string, Record<string, ClassValue | Record<string, ClassValue>>>;
  compoundVariants?: Record<string, unknown>[];
}

type ClassValue = string | null | undefined | ClassValue[];

/** A recipe value whose classes changed. */
export interface RecipeChange {
  /** `Button variant=primary`; `Dialog popup` for the slot of a recipe that has slots; `Button` for the base. */
  name: string;
  /** The module of the recipe. */
  file: string;
  /** The removed classes. */
  before: string;
  /** The added classes. */
  after: string;
}

/** The classes of one value of a recipe. */
interface RecipeValue {
  classes: string;
  file: string;
}

export type RecipeValues = ReadonlyMap<string, RecipeValue>;

/** The classes of each value of recipes, by the name of the value. */
export function recipeValues(recipes: readonly ReadRecipe[]): RecipeValues {
  const values = new Map<string, RecipeValue>();
  for (const { component, file, base, slots = {}, variants = {}, compoundVariants = [] } of recipes) {
    const set = (name: string, classes: ClassValue | Record<string, ClassValue>) =>
      values.set([component, name].filter(Boolean).join(" "), { classes: flat(classes), file });
    set("", base);
    for (const [slot, classes] of Object.entries(slots)) {
      // tv() repeats the base as a slot.
      if (slot !== "base") set(slot, classes);
    }
    for (const [prop, choices] of Object.entries(variants)) {
      for (const [value, classes] of Object.entries(choices)) set(`${prop}=${value}`, classes);
    }
    for (const { class: own, className, ...choice } of compoundVariants) {
      const named = Object.entries(choice).map(([prop, value]) => `${prop}=${String(value)}`);
      set(named.join(" "), (own ?? className) as ClassValue);
    }
  }
  return values;
}

/** Finds the values that differ between two versions of the same recipes. */
export function changedValues(before: RecipeValues, after: RecipeValues): RecipeChange[] {
  return [...new Map([...before, ...after])].flatMap(([name, { file }]) => {
    const [old, current] = [words(before.get(name)?.classes), words(after.get(name)?.classes)];
    const gone = old.filter((word) => !current.includes(word));
    const come = current.filter((word) => !old.includes(word));
    if (gone.length + come.length === 0) return [];
    return { name, file, before: gone.join(" "), after: come.join(" ") };
  });
}

function words(classes = ""): string[] {
  return classes.split(/\s+/).filter(Boolean);
}

function flat(value: ClassValue | Record<string, ClassValue>): string {
  if (typeof value === "string" || !value) return value ?? "";
  // Each class is prefixed with its slot, so that moving a class to another slot counts as a change.
  if (!Array.isArray(value)) {
    return Object.entries(value)
      .flatMap(([slot, classes]) => words(flat(classes)).map((word) => `${slot}:${word}`))
      .join(" ");
  }
  return value.map(flat).join(" ");
}
