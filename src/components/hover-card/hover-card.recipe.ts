import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { popupMotion } from "../../recipes/popup";
import { popupAlignTexts } from "../../recipes/value-texts";

export const hoverCardContentRecipe = defineRecipe(
  "HoverCard.Content",
  tv({
    slots: {
      base: [
        "k:max-h-(--available-height) k:w-72 k:max-w-(--available-width) k:overflow-y-auto k:overscroll-contain k:p-4",
        "k:rounded-lg k:border k:border-line k:bg-elevated k:in-data-[slot=dialog-portal]:bg-popup k:in-data-[slot=drawer-portal]:bg-popup k:shadow-popup",
        "k:text-start k:font-normal k:text-base k:text-ink k:wrap-anywhere",
        popupMotion,
      ],
      /** Above the page. In a dialog, above the dialog, because it is rendered into the dialog's portal. */
      positioner: "k:z-50",
    },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const hoverCardTexts = {
  side: {
    bottom: "Below the link, the usual position.",
    top: "Above the link: for links at the bottom of the page.",
    left: "To its left, in either text direction.",
    right: "To its right, in either text direction: for links in a vertical list.",
  },
  align: popupAlignTexts,
};
