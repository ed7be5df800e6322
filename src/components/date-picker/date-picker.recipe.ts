import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { calendarPanel } from "../../recipes/calendar";

export const datePickerRecipe = defineRecipe(
  "DatePicker",
  tv({
    slots: calendarPanel,
  }),
);

/** The description of each value, for the catalog. Not part of any bundle. */
export const datePickerTexts = {
  mode: {
    single: "One day. Selecting it again clears it.",
    multiple: "Any number of days, up to `max`. Each is selected and deselected on its own.",
    range: "A first and a last day, and all days between them. The next selection starts a new range.",
  },
};
