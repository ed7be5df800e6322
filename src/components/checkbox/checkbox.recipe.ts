import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import {
  choiceColors,
  choiceControl,
  choiceGroup,
  choiceLabel,
  choiceLegend,
  choiceRow,
} from "../../recipes/choice";

export const checkboxRecipe = defineRecipe(
  "Checkbox",
  tv({
    base: [
      choiceControl,
      "k:rounded-xs k:before:start-px k:before:top-px k:before:size-3",
      "k:before:icon-check k:indeterminate:before:icon-minus k:indeterminate:before:opacity-100",
    ],
    variants: {
      variant: {
        default: [
          choiceColors.default,
          "k:indeterminate:border-accent k:indeterminate:bg-accent k:indeterminate:text-on-accent",
          "k:indeterminate:hover:not-disabled:border-accent-hover k:indeterminate:hover:not-disabled:bg-accent-hover",
          "k:indeterminate:active:not-disabled:border-accent-active k:indeterminate:active:not-disabled:bg-accent-active",
        ],
        error: [
          choiceColors.error,
          "k:indeterminate:bg-danger k:indeterminate:text-on-danger",
          "k:indeterminate:hover:not-disabled:bg-danger-hover k:indeterminate:active:not-disabled:bg-danger-active",
        ],
      },
    },
    defaultVariants: { variant: "default" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const checkboxTexts = {
  variant: {
    default: "No validation state.",
    error: "The error style only. For the message, use the `error` of a Field or Checkbox.Group around it.",
  },
};

export const checkboxFieldRecipe = defineRecipe(
  "Checkbox",
  tv({
    slots: {
      row: [choiceRow, "k:py-0.5 k:has-disabled:**:data-[slot=checkbox-label]:opacity-50"],
      first: "k:w-fit",
      // In a group, boxes that come after their labels are aligned in one column.
      last: "k:not-in-data-[slot=checkbox-group]:w-fit k:in-data-[slot=checkbox-group]:justify-between",
      label: choiceLabel,
      // Extends the clickable label over the gap, up to the box.
      reach: "k:-ms-2 k:ps-2",
      head: "k:flex k:min-w-0 k:items-start k:gap-0.5",
    },
  }),
);

export const checkboxGroupRecipe = defineRecipe(
  "Checkbox.Group",
  tv({
    slots: {
      base: [
        choiceGroup.base,
        "k:flex k:w-fit k:flex-col k:gap-1",
        // The items of a parent checkbox are indented below its label.
        "k:[&>:has([data-slot=checkbox-parent])~:is([data-slot=checkbox-field],[data-slot=checkbox-group])]:ms-6 k:[&>:has([data-slot=checkbox-parent])~:is([data-slot=checkbox-field],[data-slot=checkbox-group])]:over:max-w-[calc(100%-1.5rem)]",
      ],
      description: choiceGroup.description,
    },
  }),
);

export const checkboxLegendRecipe = defineRecipe("Checkbox.Legend", tv({ base: choiceLegend }));
