import { warnOnce } from "./warn-once";

/**
 * Names a `tv()` recipe after its component, and makes it safe against values from untyped callers: one that
 * is not in the recipe falls back to the default and warns once, in development only.
 *
 * There is no class merging: Kerf's stylesheet lies in a cascade layer below the application's, so a caller's
 * `className` wins by the cascade.
 *
 * @param name The component's public name, as in `Button` or `Checkbox.Item`; it stands in the warning.
 */
export function defineRecipe<Variants, Slots>(
  name: string,
  recipe: TvRecipe<Variants, Slots>,
): Recipe<Variants, Slots> {
  const safe = (props?: Props) => recipe(withKnownValues(name, recipe as TvRecipe, props) as never);
  return Object.assign(safe, recipe) as unknown as Recipe<Variants, Slots>;
}

/**
 * A recipe in Kerf's own words. `tv()`'s type says the same, but an application's compiler cannot read it
 * without a package that is not installed with it.
 */
export interface Recipe<Variants, Slots> extends Facts<Variants, Slots> {
  (props?: Choice<Variants>): Classes<Slots>;
}

/** One string of classes; where there are slots, a function for each that makes its string. */
type Classes<Slots> = Slots extends object
  ? { [Slot in keyof Slots | "base"]: (props?: { className?: string }) => string }
  : string;

/** A value for each variant, or the default. */
type Choice<Variants> = { [Prop in keyof Variants]?: Value<keyof Variants[Prop]> } & { className?: string };
type Value<Key> = Key extends "true" | "false" ? boolean : Key;

interface Facts<Variants, Slots> {
  variants: Variants;
  slots: Slots;
  defaultVariants: object;
}

type Props = Record<string, unknown>;
interface TvRecipe<Variants = Record<string, object>, Slots = unknown> extends Facts<Variants, Slots> {
  (props?: never): unknown;
}

function withKnownValues(name: string, recipe: TvRecipe, props: Props | undefined): Props | undefined {
  let known = props;
  for (const prop in recipe.variants) {
    const value = props?.[prop];
    if (value === undefined || Object.hasOwn(recipe.variants[prop] as object, String(value))) continue;
    // Asked here too, so that the text is in no production bundle.
    if (process.env.NODE_ENV !== "production") {
      const fallback = (recipe.defaultVariants as Props)[prop];
      warnOnce(
        `${name} has no ${prop} ${JSON.stringify(value)}. It has ${Object.keys(recipe.variants[prop] as object).join(", ")}; ` +
          `${fallback === undefined ? "none" : JSON.stringify(fallback)} is used instead.`,
      );
    }
    known = { ...known, [prop]: undefined };
  }
  return known;
}
