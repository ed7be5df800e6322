import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";

export const accordionRecipe = defineRecipe(
  "Accordion",
  tv({
    slots: {
      base: "k:min-w-0 k:text-base k:text-ink",
      item: "k:border-line k:not-last:border-b",
      // Resets the margin and font size that an application's styles may give headings.
      heading: "k:m-0 k:font-medium k:text-base",
      trigger: [
        "k:group k:flex k:min-h-11 k:w-full k:cursor-pointer k:items-start k:gap-3 k:py-3",
        "k:text-start k:font-medium k:text-base k:text-ink k:wrap-anywhere",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none",
        "k:hover:not-disabled:bg-tint k:active:not-disabled:bg-tint-strong",
        "k:disabled:cursor-not-allowed k:disabled:opacity-50",
        focusRing,
      ],
      label: "k:min-w-0 k:flex-1",
      /** As high as the first line of text. It points down while the panel is closed. */
      chevron: [
        "k:my-0.5 k:size-4 k:shrink-0 k:text-ink-muted k:transition-[rotate] k:duration-height k:ease-standard",
        "k:group-data-panel-open:over:rotate-180",
      ],
      /** Added to the panel classes of Collapsible, which read the height from another custom property. */
      panel: "k:[--collapsible-panel-height:var(--accordion-panel-height)]",
      content: "k:pt-1 k:pb-4 k:text-base k:text-ink k:wrap-anywhere",
    },
    variants: {
      variant: {
        plain: {
          trigger: "k:rounded-sm k:px-2",
          content: "k:px-2",
        },
        outline: {
          base: "k:rounded-md k:border k:border-line k:bg-surface",
          // The focus ring is inside the border.
          trigger: "k:rounded-sm k:px-4 k:over:-outline-offset-2",
          content: "k:px-4",
        },
      },
    },
    defaultVariants: { variant: "plain" },
  }),
);

/** The description of each value, for the catalog. Not part of any bundle. */
export const accordionTexts = {
  variant: {
    plain: "Lines between the items, for the body of a page.",
    outline: "A box around the items, to set them apart from the content around them.",
  },
};
