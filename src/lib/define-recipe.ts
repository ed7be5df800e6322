import { warnOnce } from "./warn-once";

/**
 * Names a `tv()` recipe after its component, and makes it safe against values from untyped callers. An
 * invalid value falls back to the default and logs one warning, in development only.
 *
 * The result of `tv()` is cached for each combination of values. Without the cache, a list of buttons would
 * spend more than half of each later render in `tv()`.
 *
 * Classes aren't merged, because Kerf's stylesheet is in a cascade layer below the application's. A caller's
 * `className` overrides Kerf's classes anyway.
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
    for (const prop of props) at = at.next.get(choice[prop]) ?? addStep(at, prop, choice[prop]);
    at.classes ??= read(recipe(at.choice as never));
    return typeof at.classes === "string" ? join(at.classes, choice.className) : at.classes;
  };

  /**
   * Adds the step for a value to the cache. Invalid values aren't added, because untyped callers could pass
   * any number of them.
   */
  function addStep(from: Step, prop: string, value: unknown): Step {
    const values = variants[prop] as object;
    if (value === undefined || hasValue(values, value)) {
      const next = step({ ...from.choice, [prop]: value });
      from.next.set(value, next);
      return next;
    }
    if (process.env.NODE_ENV !== "production") warnUnknown(name, prop, value, values, recipe.defaultVariants);
    return addStep(from, prop, undefined);
  }

  return Object.assign(classes, recipe) as unknown as Recipe<Variants, Slots>;
}

/**
 * The type of a recipe, equivalent to that of `tv()`. An application's compiler can't resolve the type of
 * `tv()`, because it imports tailwind-merge, which isn't installed with tailwind-variants.
 */
export interface Recipe<Variants, Slots> extends Facts<Variants, Slots> {
  (props?: Choice<Variants>): Classes<Slots>;
}

/** A string of classes, or for each slot a function that returns one. */
type Classes<Slots> = Slots extends object ? { [Slot in keyof Slots | "base"]: SlotClasses } : string;
type SlotClasses = (props?: { className?: string }) => string;

/** A value for each variant. Variants without a value use the default. */
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

/**
 * A node of the cache: the values of the first few variants, and the steps for each value of the next one.
 */
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

/** The check for development is in the caller, so that no production bundle contains this text. */
function warnUnknown(name: string, prop: string, value: unknown, values: object, defaults: object): void {
  const fallback = (defaults as Props)[prop];
  warnOnce(
    () =>
      `Invalid ${name}.${prop} ${JSON.stringify(value)}. Use one of ${Object.keys(values).join(", ")}. ` +
      `${fallback === undefined ? "none" : JSON.stringify(fallback)} is used instead.`,
  );
}
