import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { dateBox } from "../../recipes/date-box";
import { inputValueTexts } from "../../recipes/value-texts";

export const dateInputRecipe = defineRecipe(
  "DateInput",
  tv({
    slots: {
      base: dateBox.input,
      box: dateBox.box,
      control: dateBox.control,
      trigger: dateBox.trigger,
      panel: dateBox.panel,
    },
    variants: {
      size: dateBox.size,
      variant: { default: {}, error: { box: dateBox.error } },
    },
    defaultVariants: { size: "base", variant: "default" },
  }),
);

/** The description of each value, for the catalog. Not part of any bundle. */
export const dateInputTexts = inputValueTexts;
