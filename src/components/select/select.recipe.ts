import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { valueBox } from "../../recipes/control-box";
import * as popup from "../../recipes/popup";

export const selectRecipe = defineRecipe(
  "Select",
  tv({
    slots: {
      base: valueBox.base,
      /** Around the control, the hidden input that a form reads, and nothing else. */
      box: ["k:relative k:min-w-0 k:text-base k:text-ink", popup.noGuards],
      text: valueBox.text,
      icon: valueBox.icon,
      /** One of several selected options. */
      chosen: "k:not-last:after:content-[',_']",
      /** Around a field whose label only screen readers get. */
      unlabelled: "k:**:data-[slot=field-label]:sr-only",
      popup: popup.panel,
      list: popup.list,
      empty: popup.empty,
    },
    variants: {
      size: {
        xs: { base: valueBox.size.xs },
        sm: { base: valueBox.size.sm },
        base: { base: valueBox.size.base },
        lg: { base: valueBox.size.lg },
      },
    },
    defaultVariants: { size: "base" },
  }),
);

export const selectOptionRecipe = defineRecipe(
  "Select.Option",
  tv({ slots: { base: popup.chosenItem, text: popup.itemText, check: popup.check } }),
);
export const selectGroupRecipe = defineRecipe("Select.Group", tv({ base: popup.group }));
export const selectGroupLabelRecipe = defineRecipe("Select.GroupLabel", tv({ base: popup.groupLabel }));
export const selectSeparatorRecipe = defineRecipe("Select.Separator", tv({ base: popup.separator }));

/** The description of each value, for the catalog. Not part of any bundle. */
export const selectTexts = {
  size: {
    xs: "20 px high, for rows and inside other controls.",
    sm: "26 px high, for dense toolbars and tables.",
    base: "36 px high, for forms and dialogs.",
    lg: "40 px high, for landing and sign-in pages.",
  },
  side: {
    top: "Above the control.",
    right: "To its right, in either text direction.",
    bottom: "Below the control, the usual position.",
    left: "To its left, in either text direction.",
    "inline-start": "To its left in left-to-right text, to its right in right-to-left text.",
    "inline-end": "To its right in left-to-right text, to its left in right-to-left text.",
  },
  align: {
    start: "Aligned with the control's start.",
    center: "Centered on the control.",
    end: "Aligned with the control's end.",
  },
};
