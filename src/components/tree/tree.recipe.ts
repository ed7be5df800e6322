import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

/**
 * Hidden until the row is hovered or contains the focus, or its popup is open, if the pointer can hover. In
 * the row of the tab stop, it is transparent instead. Otherwise, focus couldn't return to a control in it
 * when a menu closes or the row moves.
 */
const onDemand = [
  "k:pointer-fine:invisible k:pointer-fine:opacity-0 k:[[role=treeitem][tabindex='0']>&]:over:visible",
  "k:[[role=treeitem]:is(:hover,:focus-within,:has([data-popup-open]))>&]:over:visible k:[[role=treeitem]:is(:hover,:focus-within,:has([data-popup-open]))>&]:over:opacity-100",
];

export const treeRecipe = defineRecipe(
  "Tree",
  tv({
    slots: {
      base: "k:min-w-0 k:overflow-x-hidden k:overflow-y-auto k:text-start k:text-ink",
      items: "k:flex k:flex-col",
      /**
       * All rows have the same height, from which the height of rows that aren't rendered is calculated. The
       * focus ring is inside, because neighbors touch. A selected row has bold text and a line, so that color
       * isn't the only difference. The line is a border, because forced colors remove backgrounds.
       */
      item: [
        "k:group/row k:relative k:flex k:h-(--kerf-tree-row) k:min-w-0 k:shrink-0 k:cursor-default k:select-none k:items-center k:overflow-hidden k:rounded-sm k:px-1",
        "k:hover:not-aria-disabled:not-aria-selected:bg-tint k:aria-selected:bg-accent-tint k:aria-selected:font-medium",
        "k:before:absolute k:before:inset-y-1.5 k:before:start-0 k:before:border-accent k:aria-selected:before:border-s-2",
        "k:outline-focus k:-outline-offset-2 k:focus-visible:outline-2",
      ],
      handle: ["k:ms-1 k:flex k:w-6 k:shrink-0 k:items-center k:justify-center", ...onDemand],
      /** Below the center of the toggle of the item above. */
      line: "k:ms-3 k:w-2 k:shrink-0 k:self-stretch k:border-s k:border-line",
      toggle:
        "k:flex k:size-6 k:shrink-0 k:cursor-pointer k:items-center k:justify-center k:rounded-xs k:text-ink-muted k:hover:bg-tint-strong k:hover:text-ink",
      /** It points in the direction of the text until the item is expanded. */
      chevron: [
        "k:size-4 k:transition-[rotate] k:duration-120 k:motion-reduce:transition-none",
        "k:-rotate-90 k:rtl:rotate-90 k:group-aria-expanded/row:over:rotate-0",
      ],
      /** As wide as a toggle. */
      leaf: "k:w-6 k:shrink-0",
      content:
        "k:flex k:min-w-0 k:flex-1 k:items-center k:gap-2 k:ps-1 k:pe-1 k:group-aria-disabled/row:text-ink-disabled",
      icon: "k:flex k:shrink-0 k:text-ink-muted k:[&_svg]:size-4 k:group-aria-disabled/row:text-ink-disabled",
      label: "k:min-w-0 k:flex-1 k:truncate",
      badge:
        "k:shrink-0 k:font-normal k:text-ink-muted k:text-sm k:tabular-nums k:group-aria-disabled/row:text-ink-disabled",
      actions: ["k:flex k:shrink-0 k:items-center", ...onDemand],
      check: "k:flex k:w-5 k:shrink-0 k:justify-end k:pe-1 k:text-accent-ink k:[&_svg]:size-4",
      error:
        "k:relative k:flex k:min-w-0 k:cursor-pointer k:gap-2 k:ps-6 k:text-danger-ink k:before:absolute k:before:start-1 k:before:my-0.5 k:before:size-4 k:before:icon-alert",
      retry: "k:max-w-3/5 k:shrink-0 k:truncate k:font-medium k:underline k:underline-offset-3",
    },
    variants: {
      size: {
        sm: { base: "k:text-sm k:[--kerf-tree-row:--spacing(6.5)]" },
        base: { base: "k:text-base k:[--kerf-tree-row:--spacing(8)]" },
      },
    },
    defaultVariants: { size: "base" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const treeTexts = {
  size: {
    sm: "Rows of 26 px, for files and other large trees.",
    base: "Rows of 32 px.",
  },
  selectionMode: {
    single: "One. A click or Space selects an item instead of the one before.",
    multiple: "Any number. A click or Space selects or deselects an item, and Shift selects a range.",
    none: "None. A click or Space opens an item.",
  },
};
