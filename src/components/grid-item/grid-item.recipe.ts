import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const gridItemRecipe = defineRecipe(
  "GridItem",
  tv({
    base: "k:min-w-0",
    variants: { span: { one: "", row: "k:col-span-full" } },
    defaultVariants: { span: "one" },
  }),
);

/** What each value is for. The catalog reads it; it is in no bundle. */
export const gridItemTexts = {
  span: {
    one: "One column, as everything in a grid has by itself.",
    row: "The whole row, however many columns there are: a heading, a summary.",
  },
};
