import { warnOnce } from "./warn-once";

/**
 * Names a `tv()` recipe after its component, and makes it safe against values from untyped callers. An invalid one
 * falls back to the default and logs one warning, in development only.
 *
 * Each combination of values goes through `tv()` once, and is looked up afterwards. Otherwise, a list of buttons would
 * spend more than half of each later render in `tv()`.
 *
 * Classes aren't merged: Kerf's stylesheet is in a cascade layer below the application's, so a caller's `className`
 * overrides its classes.
 *
 * @param name The component's public name, such as `Button` or `Checkbox.Item`, for the warning.
 */
export function defineRecipe<Variants, Slots>(
  name: string,
  recipe: TvRecipe<Variants, Slots>,
): Recipe<Variants, Slots> {
  const variants = recipe.variants as Record<string, object>;
  const props = Object.keys(variants);
  const start = step({});
  const classes = (choice: Props = {}) => {
    let at = start;
    for (const prop of props) at = at.next.get(choice[prop]) ?? choose(at, prop, choice[prop]);
    at.classes ??= read(recipe(at.choice as never));
    return typeof at.classes === "string" ? join(at.classes, choice.className) : at.classes;
  };

  /** Only values that the recipe has are kept, so what untyped callers pass cannot fill the memory. */
  function choose(from: Step, prop: string, value: unknown): Step {
    const values = variants[prop] as object;
    if (value === undefined || hasValue(values, value)) {
      const next = step({ ...from.choice, [prop]: value });
      from.next.set(value, next);
      return next;
    }
    if (process.env.NODE_ENV !== "production") warnUnknown(name, prop, value, values, recipe.defaultVariants);
    return choose(from, prop, undefined);
  }

  return Object.assign(classes, recipe) as unknown as Recipe<Variants, Slots>;
}

/**
 * A recipe in Kerf's own words. `tv()`'s type says the same, but an application's compiler cannot read it
 * without a package that is not installed with it.
 */
export interface Recipe<Variants, Slots> extends Facts<Variants, Slots> {
  (props?: Choice<Variants>): Classes<Slots>;
}

/** A string of classes, or for each slot a function that returns one. */
type Classes<Slots> = Slots extends object ? { [Slot in keyof Slots | "base"]: SlotClasses } : string;
type SlotClasses = (props?: { className?: string }) => string;

/** A value for each variant, or the default. */
type Choice<Variants> = { [Prop in keyof Variants]?: Value<keyof Variants[Prop]> } & { className?: string };
type Value<Key> = Key extends "true" | "false" ? boolean : Key;

interface Facts<Variants, Slots> {
  variants: Variants;
  slots: Slots;
  defaultVariants: object;
}

interface TvRecipe<Variants, Slots> extends Facts<Variants, Slots> {
  (props?: never): unknown;
}

type Props = Record<string, unknown>;

/** The values of the first few variants, and the steps for each value of the next one. */
interface Step {
  choice: Props;
  next: Map<unknown, Step>;
  classes?: string | Record<string, SlotClasses>;
}

function step(choice: Props): Step {
  return { choice, next: new Map() };
}

function hasValue(values: object, value: unknown): boolean {
  // A variant whose only value is `true` can be switched off.
  return Object.hasOwn(values, value as PropertyKey) || (value === false && "true" in values);
}

/** The result of `tv()`, with the strings of the slots computed once. */
function read(made: unknown): string | Record<string, SlotClasses> {
  if (typeof made !== "object") return (made as string | undefined) ?? "";
  const slots = made as Record<string, SlotClasses>;
  for (const slot in slots) {
    const own = slots[slot]?.() ?? "";
    slots[slot] = (props) => join(own, props?.className);
  }
  return slots;
}

function join(own: string, className: unknown): string {
  return className ? `${own} ${className}` : own;
}

/** The caller checks for development itself, so that no production bundle contains the text. */
function warnUnknown(name: string, prop: string, value: unknown, values: object, defaults: object): void {
  const fallback = (defaults as Props)[prop];
  warnOnce(
    `Invalid ${name}.${prop} ${JSON.stringify(value)}. Use one of ${Object.keys(values).join(", ")}. ` +
      `${fallback === undefined ? "none" : JSON.stringify(fallback)} is used instead.`,
  );
}
