import type { Gaps, Place } from "../read/gaps";
import type { ClassMeaning, Stylesheet } from "./stylesheet";

/** Classes that mark an element for the selectors of other classes, and have no rules themselves. */
const marker = /^(\w+:)?(group|peer)(\/[\w-]+)?$/;

const physical =
  /^(left|right|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-.+)?|border-(top|bottom)-(left|right)-radius)$/;

const rawColor = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*var\()/i;

/** Reports a class that the stylesheet does not define, or that breaks with themes or text direction. */
export function checkClass(className: string, place: Place, stylesheet: Stylesheet, gaps: Gaps): void {
  if (marker.test(className)) return;
  const meaning = stylesheet.meaningOf(className);
  if (!meaning) {
    gaps.add(
      place,
      `The class \`${className}\` is not defined in Kerf's stylesheet.`,
      "Use a utility of Kerf's scale and tokens (src/theme). Raw palettes and other scales do not exist.",
    );
    return;
  }
  for (const { what, fix } of faultsOf(meaning)) gaps.add(place, `The class \`${className}\` ${what}.`, fix);
}

function faultsOf({ declarations, variants }: ClassMeaning): { what: string; fix: string }[] {
  const faults = [];
  if (variants.includes("dark")) {
    faults.push({
      what: "is for one theme",
      fix: "Use a semantic token, which changes with the theme.",
    });
  }
  const side = declarations.find(
    ({ property, value }) =>
      physical.test(property) ||
      (/^(text-align|float|clear)$/.test(property) && /^(left|right)$/.test(value)),
  );
  if (side) {
    faults.push({
      what: `sets ${side.property}, a physical direction`,
      fix: "Use its logical counterpart: ps-/pe-, ms-/me-, start-/end-, border-s/border-e, rounded-s/rounded-e, text-start/text-end.",
    });
  }
  // Tailwind itself writes #0000 for "no shadow".
  const color = declarations.find(({ value }) => rawColor.test(value.replaceAll("#0000", "")));
  if (color) {
    faults.push({
      what: `uses a raw color, ${color.value}`,
      fix: "Use a token of src/theme/tokens.ts, or add one there.",
    });
  }
  return faults;
}
