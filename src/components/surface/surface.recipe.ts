import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const surfaceRecipe = defineRecipe(
  "Surface",
  tv({
    base: "k:min-w-0 k:rounded-lg k:border k:border-line k:p-4 k:text-ink",
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

/** What each value is for. The catalog reads it; it is in no bundle. */
export const surfaceTexts = {
  elevation: {
    flat: "Lies on the page: cards, groups of settings.",
    raised: "A sheet above its neighbours: the one chosen, or one that can be moved.",
    recessed: "A well below the page: what is quoted, secondary, or waits to be filled.",
  },
  as: {
    div: "A group that has no meaning of its own.",
    section: "A part of the page that a heading in it names.",
    article: "A piece that makes sense by itself: a post, a card of a product.",
    aside: "Something beside the main matter.",
    nav: "Links to other places.",
    main: "What the page is about, once a page.",
    header: "The head of the page or of a part.",
    footer: "The foot of the page or of a part.",
    li: "One of the items of a list.",
  },
};
