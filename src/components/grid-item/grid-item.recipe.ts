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

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const gridItemTexts = {
  span: {
    one: "One column, like any other element in a grid.",
    row: "The whole row, whatever the number of columns: a heading, a summary.",
  },
};
