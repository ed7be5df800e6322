import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const logoRecipe = defineRecipe(
  "Logo",
  tv({
    slots: {
      base: "k:shrink-0",
      /** The wedge between the cuts. */
      wedge: "",
    },
    variants: {
      color: {
        color: { base: "k:fill-ink", wedge: "k:fill-accent" },
        black: { base: "k:fill-black" },
        white: { base: "k:fill-white" },
      },
    },
    defaultVariants: { color: "color" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const logoTexts = {
  variant: {
    full: "The mark with the name beside it, for most uses.",
    glyph: "The mark alone, for small spaces or beside the name.",
  },
  color: {
    color: "Text color of the theme, with a cobalt wedge.",
    black: "All black in every theme, for backgrounds that are always light.",
    white: "All white in every theme, for backgrounds that are always dark.",
  },
};
