import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const loaderRecipe = defineRecipe(
  "Loader",
  tv({
    // The size is a variable, so that a number can set it and a caller's `size-*` class still overrides it.
    base: "k:relative k:inline-block k:size-(--kerf-loader-size) k:shrink-0 k:align-middle",
    variants: {
      size: {
        sm: "k:[--kerf-loader-size:--spacing(4)]",
        base: "k:[--kerf-loader-size:--spacing(6)]",
        lg: "k:[--kerf-loader-size:--spacing(8)]",
      },
    },
    defaultVariants: { size: "base" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const loaderTexts = {
  size: {
    sm: "Beside text, in a row or a control.",
    base: "In a card or a panel.",
    lg: "Centered on a page or in a large region.",
  },
};
