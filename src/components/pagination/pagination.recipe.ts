import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { errorFreeBox } from "../../recipes/control-box";
import { focusRing } from "../../recipes/focus";

/** All controls in the row have the height of size `base`. */
const control = [errorFreeBox, "k:h-9 k:rounded-sm k:text-base k:tabular-nums"];

export const paginationRecipe = defineRecipe(
  "Pagination",
  tv({
    slots: {
      base: "k:flex k:min-w-0 k:flex-wrap k:items-center k:gap-2 k:text-start k:font-normal k:text-base k:text-ink k:tabular-nums",
      info: "k:min-w-0 k:text-ink-muted k:wrap-anywhere",
      pageSize:
        "k:flex k:max-w-full k:min-w-0 k:items-center k:wrap-anywhere k:*:data-[slot=pagination-page-size-label]:min-w-0 k:gap-2 k:text-ink-muted",
      controls: "k:ms-auto k:flex k:flex-wrap k:items-center k:gap-2",
      step: [
        "k:flex k:size-9 k:shrink-0 k:cursor-pointer k:items-center k:justify-center k:rounded-sm k:border k:border-line-control k:bg-surface",
        "k:hover:not-aria-disabled:bg-tint k:active:not-aria-disabled:bg-tint-strong",
        "k:aria-disabled:cursor-default k:aria-disabled:border-line k:aria-disabled:text-ink-disabled",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none k:rtl:[&_svg]:-scale-x-100",
        focusRing,
      ],
      // It grows with numbers of more than four digits, in browsers that support `field-sizing`.
      input: [
        control,
        "k:over:w-12.5 k:over:min-w-12.5 k:px-1 k:text-center k:supports-[field-sizing:content]:field-sizing-content k:supports-[field-sizing:content]:w-auto",
      ],
      dropDown: "k:relative k:flex k:shrink-0 k:items-center",
      select: [control, "k:over:w-auto k:cursor-pointer k:ps-3 k:pe-8"],
      chevron: "k:pointer-events-none k:absolute k:end-2.5 k:text-ink-muted",
    },
  }),
);

export const paginationSeparatorRecipe = defineRecipe(
  "Pagination.Separator",
  tv({ base: "k:mx-1 k:h-5 k:border-s k:border-line k:max-sm:hidden" }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const paginationTexts = {
  controls: {
    full: "First, previous, any page by number, next and last: for lists that people search.",
    simple: "Previous and next only: for lists read in order, and for small spaces.",
  },
  pageSelector: {
    input: "A number input: the fastest way to a known page.",
    dropdown: "A list of all pages, usable without a keyboard.",
  },
};
