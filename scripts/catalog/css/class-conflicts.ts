import type { Gaps, Place } from "../read/gaps";
import type { Recipe, SlotClasses } from "../read/recipe";
import type { Stylesheet } from "./stylesheet";

/** Classes that a recipe adds together, and the values of props that add them. */
interface Group {
  label: string;
  when: Record<string, string[]>;
  classes: SlotClasses;
}

/**
 * Reports classes of different groups that can apply to the same element and set the same properties to
 * different values. Nothing merges Kerf's classes, so the order of the stylesheet would decide, which is by
 * name: `px-3` overrides `px-0`, regardless of the recipe.
 *
 * @param locate Returns the place in the recipe where a class is written.
 */
export function checkConflicts(
  name: string,
  recipe: Recipe,
  locate: (className: string) => Place,
  stylesheet: Stylesheet,
  gaps: Gaps,
): void {
  const groups = groupsOf(recipe);
  for (const [index, second] of groups.entries()) {
    for (const first of groups.slice(0, index)) {
      if (!canMeet(first.when, second.when)) continue;
      for (const [a, b] of clashes(first.classes, second.classes, stylesheet)) {
        gaps.add(
          locate(b),
          `${name}: \`${a}\` of ${first.label} and \`${b}\` of ${second.label} set the same properties; ` +
            `\`${stylesheet.inOrder([a, b])[1]}\` wins because it sorts last.`,
          `Let only one of them apply at a time, or write the variant \`over:\` before the utility that should win.`,
        );
      }
    }
  }
}

function groupsOf(recipe: Recipe): Group[] {
  return [
    { label: "base", when: {}, classes: recipe.base },
    ...Object.entries(recipe.variants).flatMap(([prop, values]) =>
      Object.entries(values).map(([value, classes]) => ({
        label: `${prop} "${value}"`,
        when: { [prop]: [value] },
        classes,
      })),
    ),
    ...recipe.compounds.map(({ when, classes }) => ({
      label: `compound ${JSON.stringify(when)}`,
      when,
      classes,
    })),
  ];
}

function canMeet(a: Record<string, string[]>, b: Record<string, string[]>): boolean {
  return Object.entries(a).every(
    ([prop, values]) => !b[prop] || b[prop].some((value) => values.includes(value)),
  );
}

function clashes(a: SlotClasses, b: SlotClasses, stylesheet: Stylesheet): [string, string][] {
  return Object.entries(a).flatMap(([slot, classes]) =>
    classes.flatMap((first) =>
      (b[slot] ?? [])
        .filter((second) => first !== second && clash(first, second, stylesheet))
        .map((second): [string, string] => [first, second]),
    ),
  );
}

/**
 * Whether two classes set the same properties to different values. If one of them sets more or other
 * properties, they don't clash, because Tailwind orders such classes by design: `p-2` before `px-3`.
 */
function clash(a: string, b: string, stylesheet: Stylesheet): boolean {
  const [first, second] = [stylesheet.meaningOf(a), stylesheet.meaningOf(b)];
  if (!first || !second) return false;
  // Rules with a variant come after rules without it, also by design. That is the purpose of `over:`.
  if (first.variants.join() !== second.variants.join()) return false;
  const keys = (declarations: typeof first.declarations) =>
    declarations.map(({ when, property }) => `${when} ${property}`).join("\n");
  return (
    keys(first.declarations) === keys(second.declarations) &&
    first.declarations.some(({ value }, index) => value !== second.declarations[index]?.value)
  );
}
