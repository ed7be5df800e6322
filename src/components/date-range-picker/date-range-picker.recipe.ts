import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { calendar } from "../../recipes/calendar";

const stepEnds = "k:data-[step=previous]:start-0 k:data-[step=next]:end-0";

export const dateRangePickerRecipe = defineRecipe(
  "DateRangePicker",
  tv({
    slots: {
      base: "k:relative k:inline-flex k:w-fit k:max-w-full k:data-invalid:over:border-danger k:flex-col k:rounded-lg k:border k:align-top k:text-ink",
      ...calendar,
      step: [calendar.step, stepEnds],
      foot: "k:flex k:min-w-0 k:flex-wrap k:items-center k:justify-between k:border-t k:border-line",
      zone: "k:flex k:min-w-0 k:items-center k:gap-1.5 k:text-ink-muted k:wrap-anywhere k:[&_svg]:shrink-0",
      // At the end of the row, even without a time zone before it.
      reset: "k:ms-auto",
    },
    variants: {
      size: {
        sm: {
          base: "k:gap-2 k:p-3",
          months: "k:gap-2",
          month: "k:w-42",
          caption: "k:h-6 k:text-sm",
          step: "k:size-6 k:[&_svg]:size-3.5",
          weekday: "k:h-5.5 k:text-sm",
          cell: "k:h-5.5 k:w-6",
          day: "k:h-5.5 k:rounded-sm k:text-sm k:data-today:after:bottom-0.5",
          foot: "k:gap-2 k:pt-2",
          zone: "k:text-sm k:[&_svg]:size-3.5",
        },
        base: {
          base: "k:gap-2.5 k:p-4",
          months: "k:gap-2.5",
          month: "k:w-49",
          caption: "k:h-7 k:text-base",
          step: "k:size-7 k:[&_svg]:size-4",
          weekday: "k:h-6.5 k:text-sm",
          cell: "k:h-6.5 k:w-7",
          day: "k:h-6.5 k:rounded-sm k:text-base k:data-today:after:bottom-0.5",
          foot: "k:gap-2.5 k:pt-2.5",
          zone: "k:text-sm k:[&_svg]:size-4",
        },
        lg: {
          base: "k:gap-3 k:p-5",
          months: "k:gap-3",
          month: "k:w-63",
          caption: "k:h-8 k:text-lg",
          step: "k:size-8 k:[&_svg]:size-4.5",
          weekday: "k:h-8 k:text-base",
          cell: "k:h-8 k:w-9",
          day: "k:h-8 k:rounded-md k:text-lg k:data-today:after:bottom-0.5",
          foot: "k:gap-3 k:pt-3",
          zone: "k:text-base k:[&_svg]:size-4.5",
        },
      },
      variant: {
        default: { base: "k:border-line k:bg-elevated" },
        subtle: { base: "k:border-transparent k:bg-recessed" },
      },
    },
    defaultVariants: { size: "base", variant: "default" },
  }),
);

/** The description of each value, for the catalog. Not part of any bundle. */
export const dateRangePickerTexts = {
  size: {
    sm: "For sidebars and dense filters.",
    base: "For forms and popups.",
    lg: "For pages about the period, and for touch.",
  },
  variant: {
    default: "A raised panel with a border.",
    subtle: "A subtle background without a border, inside a panel that has one.",
  },
};
