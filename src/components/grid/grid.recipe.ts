import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

/**
 * `md` starts at a viewport of 768 px, `lg` at 1024, `xl` at 1280. Every column is `minmax(0, …)`, so wide content
 * scrolls or wraps in its cell and doesn't push others away. Between breakpoints, only the widths of columns change.
 */
export const gridRecipe = defineRecipe(
  "Grid",
  tv({
    // The gap is a variable, so that dividers can keep the same distance. Without a variant, there is one column.
    base: "k:grid k:auto-cols-fr k:gap-(--kerf-grid-gap) k:wrap-break-word",
    variants: {
      variant: {
        "2up": "k:grid-cols-1 k:md:grid-cols-2",
        "side-by-side": "k:grid-cols-2",
        "2-1": "k:grid-cols-1 k:md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]",
        "1-2": "k:grid-cols-1 k:md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]",
        "1-3up": "k:grid-cols-1 k:lg:grid-cols-3",
        "3up": "k:grid-cols-1 k:md:grid-cols-2 k:lg:grid-cols-3",
        "4up": "k:grid-cols-1 k:md:grid-cols-2 k:lg:grid-cols-3 k:xl:grid-cols-4",
        "6up": "k:grid-cols-2 k:md:grid-cols-3 k:lg:grid-cols-4 k:xl:grid-cols-6",
        "1-2-4up": "k:grid-cols-1 k:md:grid-cols-2 k:lg:grid-cols-4",
      },
      gap: {
        none: "k:[--kerf-grid-gap:0px]",
        sm: "k:[--kerf-grid-gap:--spacing(3)]",
        base: "k:[--kerf-grid-gap:--spacing(2)] k:md:[--kerf-grid-gap:--spacing(6)] k:lg:[--kerf-grid-gap:--spacing(8)]",
        lg: "k:[--kerf-grid-gap:--spacing(8)]",
      },
      mobileDivider: {
        true: "k:max-md:[&>*+*]:border-t k:max-md:[&>*+*]:border-line k:max-md:[&>*+*]:pt-(--kerf-grid-gap)",
      },
    },
    defaultVariants: { gap: "base" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const gridTexts = {
  variant: {
    "2up": "1 column, 2 from 768 px: two items of equal weight.",
    "side-by-side": "Always 2 columns: two small items to compare.",
    "2-1": "1 column; from 768 px two, at two thirds and one third: main content and an aside.",
    "1-2": "1 column; from 768 px two, at one third and two thirds: a list and the selected item.",
    "1-3up": "1 column, 3 from 1024 px: items that don't work in pairs.",
    "3up": "1 column, 2 from 768 px, 3 from 1024 px: cards.",
    "4up": "1 column, 2 from 768 px, 3 from 1024 px, 4 from 1280 px: figures, small cards.",
    "6up": "2 columns, 3 from 768 px, 4 from 1024 px, 6 from 1280 px: tiles, logos.",
    "1-2-4up": "1 column, 2 from 768 px, 4 from 1024 px: four related items.",
  },
  gap: {
    none: "Cells with their own borders.",
    sm: "Tiles and dense data.",
    base: "8 px, 24 px from a viewport of 768 px, 32 px from 1024 px: most pages.",
    lg: "At any width: loosely related parts of a page.",
  },
};
