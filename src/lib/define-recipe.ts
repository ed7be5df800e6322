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
export function defineRecipe<R extends Recipe>(name: string, recipe: R): R {
  const safe = (props?: Props) => recipe(withKnownValues(name, recipe, props) as never);
  return Object.assign(safe, recipe) as unknown as R;
}

type Props = Record<string, unknown>;
type Recipe = ((props: never) => unknown) & {
  variants: Record<string, Record<string, unknown>>;
  defaultVariants: object;
};

function withKnownValues(name: string, recipe: Recipe, props: Props | undefined): Props | undefined {
  let known = props;
  for (const prop in recipe.variants) {
    const value = props?.[prop];
    if (value === undefined || Object.hasOwn(recipe.variants[prop] as object, String(value))) continue;
    const fallback = (recipe.defaultVariants as Props)[prop];
    warnOnce(
      `${name} has no ${prop} ${JSON.stringify(value)}. It has ${Object.keys(recipe.variants[prop] as object).join(", ")}; ` +
        `${fallback === undefined ? "none" : JSON.stringify(fallback)} is used instead.`,
    );
    known = { ...known, [prop]: undefined };
  }
  return known;
}
