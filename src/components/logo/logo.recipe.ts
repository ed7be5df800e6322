import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const logoRecipe = defineRecipe(
  "Logo",
  tv({
    slots: {
      base: "k:shrink-0",
      /** The wedge that the cuts set free. */
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

/** What each value is for. The catalog reads it; it is in no bundle. */
export const logoTexts = {
  variant: {
    full: "The mark and the name beside it: where it stands for itself.",
    glyph: "The mark alone: where there is little room, or the name stands near.",
  },
  color: {
    color: "Ink with a cobalt wedge, following the theme.",
    black: "All black in any theme, for a ground that is always light.",
    white: "All white in any theme, for a ground that is always dark.",
  },
};
