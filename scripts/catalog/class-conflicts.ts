import type { Gaps, Place } from "./gaps";
import type { Recipe, SlotClasses } from "./recipe";
import type { Stylesheet } from "./stylesheet";

/** Classes that stand together in a recipe, and the props that bring them. */
interface Group {
  label: string;
  when: Record<string, string[]>;
  classes: SlotClasses;
}

/**
 * Refuses classes of different groups that meet on one element and set the same properties to different values.
 * Nothing merges Kerf's classes, so the stylesheet's order would decide, which goes by name: `px-0` loses to
 * `px-3` whatever the recipe says.
 *
 * @param locate Where a class of the recipe is written.
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
            `\`${stylesheet.inOrder([a, b])[1]}\` wins, by its name.`,
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

/** If one sets more or other properties than the other, Tailwind orders them by design: `p-2` before `px-3`. */
function clash(a: string, b: string, stylesheet: Stylesheet): boolean {
  const [first, second] = [stylesheet.meaningOf(a), stylesheet.meaningOf(b)];
  if (!first || !second) return false;
  // A prefix puts a rule behind those without it, by design again: that is what `over:` is for.
  if (first.variants.join() !== second.variants.join()) return false;
  const keys = (declarations: typeof first.declarations) =>
    declarations.map(({ when, property }) => `${when} ${property}`).join("\n");
  return (
    keys(first.declarations) === keys(second.declarations) &&
    first.declarations.some(({ value }, index) => value !== second.declarations[index]?.value)
  );
}
