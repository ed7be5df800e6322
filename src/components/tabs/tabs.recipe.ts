import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";
import { segmentedBox, segmentedSizes } from "../../recipes/segmented";

export const tabsRecipe = defineRecipe(
  "Tabs",
  tv({
    slots: {
      base: "k:min-w-0 k:text-base k:text-ink",
      list: "k:flex k:max-w-full k:min-w-0 k:overflow-fade",
      tab: [
        "k:relative k:flex k:shrink-0 k:cursor-pointer k:select-none k:items-center k:justify-center k:whitespace-nowrap k:font-medium k:text-ink-muted",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none k:hover:enabled:text-ink k:[&[href]]:hover:text-ink",
        "k:disabled:cursor-not-allowed k:disabled:text-ink-disabled",
        "k:aria-selected:text-ink k:aria-[current]:text-ink k:[&_svg]:shrink-0",
        focusRing,
        // Farther out, the focus ring would be clipped, because the list scrolls.
        "k:over:outline-offset-1",
      ],
      panel: ["k:rounded-sm k:wrap-anywhere", focusRing],
    },
    variants: {
      variant: {
        segmented: {
          list: ["k:w-fit", segmentedBox],
          tab: [
            "k:border k:border-transparent k:aria-selected:border-line-control k:aria-selected:bg-surface k:aria-[current]:border-line-control k:aria-[current]:bg-surface",
            // Forced colors show transparent borders and remove backgrounds, so only the selected tab has a border
            // there.
            "k:forced-colors:not-aria-selected:not-aria-[current]:border-[Canvas]",
          ],
        },
        underline: {
          // Focus rings have space in the list, which clips them, so the list begins before the content's edge. The line doesn't.
          list: [
            "k:-ms-1 k:over:max-w-[calc(100%+--spacing(1))] k:px-1 k:pt-1 k:forced-colors:border-b",
            "k:bg-[linear-gradient(var(--kerf-line)_0_0)] k:bg-size-[calc(100%---spacing(1))_1px] k:bg-no-repeat k:bg-bottom-right k:rtl:bg-bottom-left",
          ],
          tab: [
            "k:rounded-xs k:mb-1 k:after:absolute k:after:inset-x-0 k:after:-bottom-1 k:after:h-0.5 k:after:rounded-full",
            "k:aria-selected:after:bg-accent k:aria-[current]:after:bg-accent k:not-forced-colors:hover:enabled:not-aria-selected:after:bg-line-strong k:not-forced-colors:[&[href]]:hover:not-aria-[current]:after:bg-line-strong",
            // Forced colors remove backgrounds. There, only the selected tab has a line, also under the pointer.
            "k:forced-colors:aria-selected:after:bg-[Highlight] k:forced-colors:aria-[current]:after:bg-[Highlight] k:forced-colors:after:forced-color-adjust-none",
          ],
        },
      },
      size: {
        sm: { tab: "k:gap-1.5 k:text-sm k:[&_svg]:size-3.5", panel: "k:mt-3" },
        base: { tab: "k:gap-2 k:[&_svg]:size-4", panel: "k:mt-4" },
      },
    },
    compoundVariants: [
      {
        variant: "segmented",
        size: "sm",
        class: { list: segmentedSizes.sm.box, tab: segmentedSizes.sm.segment },
      },
      {
        variant: "segmented",
        size: "base",
        class: { list: segmentedSizes.base.box, tab: segmentedSizes.base.segment },
      },
      { variant: "underline", size: "sm", class: { list: "k:gap-4", tab: "k:h-6" } },
      { variant: "underline", size: "base", class: { list: "k:gap-5", tab: "k:h-8" } },
    ],
    defaultVariants: { variant: "segmented", size: "base" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const tabsTexts = {
  variant: {
    segmented: "A compact switch between views of the same thing: a chart and its table, code and preview.",
    underline: "Across a page or a panel, for tabs that are its sections.",
  },
  size: {
    sm: "For toolbars, cards and dense panels.",
    base: "For pages and dialogs; as high as the controls beside it.",
  },
};
