import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { bareButton } from "../../recipes/bare-button";
import { focusRing } from "../../recipes/focus";
import { panelRows } from "../../recipes/panel-rows";
import { popupMotion } from "../../recipes/popup";

export const popoverTriggerRecipe = defineRecipe("Popover.Trigger", tv({ base: bareButton }));
export const popoverCloseRecipe = defineRecipe("Popover.Close", tv({ base: bareButton }));

export const popoverContentRecipe = defineRecipe(
  "Popover.Content",
  tv({
    slots: {
      base: [
        "k:max-h-(--available-height) k:w-72 k:max-w-(--available-width) k:overflow-y-auto k:overscroll-contain k:p-4",
        "k:rounded-lg k:border k:border-line k:bg-elevated k:in-data-[slot=dialog-portal]:bg-popup k:in-data-[slot=drawer-portal]:bg-popup k:shadow-popup",
        "k:text-start k:font-normal k:text-base k:text-ink k:wrap-anywhere",
        panelRows,
        popupMotion,
        focusRing,
      ],
      /** Above the page. In a dialog, above the dialog, because it is rendered into the dialog's portal. */
      positioner: "k:z-50",
    },
  }),
);

export const popoverTitleRecipe = defineRecipe(
  "Popover.Title",
  tv({ base: "k:text-balance k:font-semibold k:text-base" }),
);

export const popoverDescriptionRecipe = defineRecipe(
  "Popover.Description",
  // 4 px below the title instead of the panel's 16.
  tv({ base: "k:text-base k:text-ink-muted k:[[data-slot=popover-title]+&]:-mt-3" }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const popoverTexts = {
  side: {
    bottom: "Below the trigger, the usual position.",
    top: "Above the trigger: for triggers at the bottom of the page.",
    left: "To its left, in either text direction.",
    right: "To its right, in either text direction: for triggers in a vertical stack.",
  },
  align: {
    center: "Centered on the trigger.",
    start: "Aligned with the trigger's start.",
    end: "Aligned with the trigger's end.",
  },
};
