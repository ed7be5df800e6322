import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const poweredByRecipe = defineRecipe(
  "PoweredBy",
  tv({
    // It doesn't shrink below its text, so it is always one line. A text that is too long for a phone is truncated.
    base: "k:inline-flex k:items-center k:gap-1.5 k:align-middle k:text-sm k:font-medium k:whitespace-nowrap",
    variants: {
      color: { black: "k:text-black", white: "k:text-white" },
    },
    defaultVariants: { color: "black" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const poweredByTexts = {
  color: {
    black: "Black in every theme, for backgrounds that are always light.",
    white: "White in every theme, for backgrounds that are always dark.",
  },
};
