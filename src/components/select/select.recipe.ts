import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { valueBox } from "../../recipes/control-box";
import * as popup from "../../recipes/popup";
import { controlSizeTexts, listAlignTexts, listSideTexts } from "../../recipes/value-texts";

export const selectRecipe = defineRecipe(
  "Select",
  tv({
    slots: {
      base: valueBox.base,
      /** Contains only the control and the hidden input for forms. */
      box: ["k:around-hidden-input k:min-w-0 k:text-base k:text-ink", popup.noGuards],
      text: valueBox.text,
      icon: valueBox.icon,
      /** One of several selected options. */
      selected: "k:not-last:after:content-[attr(data-separator)]",
      /** A placeholder that hides if an option before it is selected. */
      unlessSelected: "k:text-ink-muted k:not-first:hidden",
      /** The field if its label is visually hidden. */
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
  size: controlSizeTexts,
  side: listSideTexts,
  align: listAlignTexts,
};
