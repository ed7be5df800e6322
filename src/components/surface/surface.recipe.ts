import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const surfaceRecipe = defineRecipe(
  "Surface",
  tv({
    base: "k:min-w-0 k:rounded-lg k:border k:border-line k:p-4 k:text-ink k:wrap-break-word",
    variants: {
      elevation: {
        flat: "k:bg-surface",
        raised: "k:bg-elevated k:shadow-raised",
        recessed: "k:bg-recessed",
      },
    },
    defaultVariants: { elevation: "flat" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const surfaceTexts = {
  elevation: {
    flat: "Level with the page: cards, groups of settings.",
    raised: "Raised above its neighbors: a selected or draggable item.",
    recessed: "Recessed below the page: quotes, secondary content or empty slots.",
  },
  as: {
    div: "A group without semantic meaning.",
    section: "A part of the page that has its own heading.",
    article: "Self-contained content: a post, a product card.",
    aside: "Content related to the main content.",
    nav: "Navigation links.",
    main: "The main content, once per page.",
    header: "The header of the page or of a section.",
    footer: "The footer of the page or of a section.",
    li: "One item of a list.",
  },
};
