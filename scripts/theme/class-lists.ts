/** The classes of one element of a component, for one combination of values. */
export interface ClassList {
  where: string;
  classes: string;
}

type Recipe = ((choice: Record<string, string>) => string | Record<string, () => string | undefined>) & {
  variants: Record<string, Record<string, unknown>>;
};

/** Every class list that the recipes of a module can return: each slot, for each combination of values. */
export function classListsOf(module: Record<string, unknown>): ClassList[] {
  return Object.entries(module).flatMap(([name, value]) => {
    if (typeof value !== "function" || !("variants" in value)) return [];
    const recipe = value as Recipe;
    return combinations(recipe.variants).flatMap((choice) => {
      const where = [name, ...Object.entries(choice).map((each) => each.join("="))].join(" ");
      const made = recipe(choice);
      if (typeof made === "string") return [{ where, classes: made }];
      return Object.entries(made).map(([slot, classesOf]) => ({
        where: `${where} ${slot}`,
        classes: classesOf() ?? "",
      }));
    });
  });
}

function combinations(variants: Recipe["variants"]): Record<string, string>[] {
  return Object.entries(variants).reduce<Record<string, string>[]>(
    (choices, [prop, values]) =>
      choices.flatMap((choice) => Object.keys(values).map((value) => ({ ...choice, [prop]: value }))),
    [{}],
  );
}
