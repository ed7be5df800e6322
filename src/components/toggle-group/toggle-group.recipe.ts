import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";
import { segmentedBox, segmentedSizes } from "../../recipes/segmented";

export const toggleGroupRecipe = defineRecipe(
  "ToggleGroup",
  tv({
    slots: {
      base: [
        "k:inline-flex k:max-w-full k:flex-wrap k:align-middle k:data-[orientation=vertical]:flex-col",
        segmentedBox,
      ],
      item: [
        "k:flex k:cursor-pointer k:select-none k:max-w-full k:items-center k:justify-center k:whitespace-nowrap k:border k:border-transparent k:font-medium k:text-ink-muted k:[&_svg]:shrink-0",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none",
        "k:hover:not-disabled:not-aria-disabled:text-ink k:not-aria-pressed:hover:not-disabled:not-aria-disabled:bg-tint k:not-aria-pressed:active:not-disabled:not-aria-disabled:bg-tint-strong",
        "k:aria-pressed:border-line-control k:aria-pressed:bg-surface k:aria-pressed:text-ink",
        "k:disabled:cursor-not-allowed k:over:disabled:text-ink-disabled k:aria-disabled:cursor-not-allowed k:over:aria-disabled:text-ink-disabled",
        // Forced colors show transparent borders and remove backgrounds, so only a pressed item has a border there.
        "k:forced-colors:not-aria-pressed:border-[Canvas]",
        focusRing,
        "k:over:outline-offset-1",
      ],
      text: "k:min-w-0 k:truncate",
    },
    variants: {
      size: {
        sm: {
          base: segmentedSizes.sm.box,
          item: [segmentedSizes.sm.segment, "k:min-w-6 k:gap-1.5 k:text-sm k:[&_svg]:size-3.5"],
        },
        base: {
          base: segmentedSizes.base.box,
          item: [segmentedSizes.base.segment, "k:gap-2 k:text-base k:[&_svg]:size-4"],
        },
      },
    },
    defaultVariants: { size: "base" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const toggleGroupTexts = {
  size: {
    sm: "For toolbars, cards and dense panels.",
    base: "For pages and dialogs; as high as the controls beside it.",
  },
  orientation: {
    horizontal: "Side by side. They wrap if there isn't enough space.",
    vertical: "One below the other, for example beside a canvas.",
  },
};
