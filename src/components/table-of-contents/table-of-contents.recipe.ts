import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";

export const tableOfContentsRecipe = defineRecipe(
  "TableOfContents",
  tv({
    slots: {
      base: "k:min-w-0 k:text-base k:text-ink",
      title: "k:m-0 k:mb-2 k:font-medium k:text-sm k:text-ink k:wrap-anywhere",
      list: "k:m-0 k:list-none k:p-0",
      // One line along all levels. Nested lists don't add their own.
      top: "k:border-s k:border-line",
      item: "k:m-0 k:p-0",
      // The line of the current section covers the line along the list.
      link: [
        "k:relative k:-ms-px k:block k:rounded-xs k:py-1 k:pe-2 k:text-ink-muted k:no-underline k:wrap-anywhere k:hover:text-ink",
        "k:before:absolute k:before:inset-y-0 k:before:start-0 k:before:w-0.5 k:aria-[current]:before:bg-accent k:forced-colors:aria-[current]:before:bg-[Highlight] k:forced-colors:before:forced-color-adjust-none",
        "k:aria-[current]:font-medium k:aria-[current]:text-ink",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none",
        focusRing,
      ],
    },
    variants: {
      sticky: {
        true: {
          base: "k:sticky k:self-start k:overflow-y-auto k:overscroll-contain",
        },
        false: {},
      },
    },
    defaultVariants: { sticky: false },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const tableOfContentsTexts = {
  sticky: {
    true: "It stays in view while the content scrolls.",
    false: "It scrolls with the page.",
  },
};
