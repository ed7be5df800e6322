import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const poweredByRecipe = defineRecipe(
  "PoweredBy",
  tv({
    // Not shrinking below its words: it is one line, wherever it stands.
    base: "k:inline-flex k:items-center k:gap-1.5 k:align-middle k:text-sm k:font-medium k:whitespace-nowrap",
    variants: {
      color: { black: "k:text-black", white: "k:text-white" },
    },
    defaultVariants: { color: "black" },
  }),
);

/** What each value is for. The catalog reads it; it is in no bundle. */
export const poweredByTexts = {
  color: {
    black: "Black in every theme, for backgrounds that are always light.",
    white: "White in every theme, for backgrounds that are always dark.",
  },
};
