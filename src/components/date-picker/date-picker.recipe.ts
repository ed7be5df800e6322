import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { calendar } from "../../recipes/calendar";

export const datePickerRecipe = defineRecipe(
  "DatePicker",
  tv({
    slots: {
      base: [
        "k:relative k:inline-flex k:w-fit k:max-w-full k:data-invalid:over:border-danger k:flex-col k:gap-3 k:rounded-lg k:border k:border-line k:bg-surface k:p-4 k:align-top k:text-base k:text-ink",
        // A popover has its own panel.
        "k:in-data-[slot=popover-content]:over:border-transparent k:in-data-[slot=popover-content]:over:bg-transparent k:in-data-[slot=popover-content]:over:p-0",
        // Forced colors would draw the transparent border as a second frame.
        "k:forced-colors:in-data-[slot=popover-content]:over:border-[Canvas]",
      ],
      ...calendar,
      months: [calendar.months, "k:gap-x-6 k:gap-y-5"],
      month: [calendar.month, "k:w-63"],
      caption: [calendar.caption, "k:h-8 k:text-base"],
      step: [
        calendar.step,
        "k:size-8 k:data-[step=previous]:start-0 k:data-[step=next]:end-0 k:[&_svg]:size-4",
      ],
      weekday: [calendar.weekday, "k:h-8 k:text-sm"],
      cell: [calendar.cell, "k:h-8.5"],
      day: [calendar.day, "k:h-8.5 k:rounded-md k:text-base k:data-today:after:bottom-1"],
    },
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
