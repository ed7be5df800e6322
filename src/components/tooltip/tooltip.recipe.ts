import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { bareButton } from "../../recipes/bare-button";
import { popupMotion } from "../../recipes/popup";
import { tip } from "../../recipes/tip";
import { popupAlignTexts } from "../../recipes/value-texts";

export const tooltipRecipe = defineRecipe(
  "Tooltip",
  tv({
    slots: {
      base: [tip.panel, "k:text-start k:font-normal k:text-sm k:text-ink", popupMotion],
      /** Above the page. In a dialog, above the dialog, because it is rendered into the dialog's portal. */
      positioner: "k:z-50 k:max-w-(--available-width)",
      /** The trigger if it is plain text. */
      trigger: bareButton,
    },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const tooltipTexts = {
  side: {
    top: "Above the trigger, where the pointer doesn't cover it.",
    right: "To its right, in either text direction: for triggers in a vertical stack.",
    bottom: "Below the trigger: for toolbars at the top of the page.",
    left: "To its left, in either text direction.",
  },
  align: popupAlignTexts,
};
