import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { calendarPanel, hiddenCalendarControl } from "../../recipes/calendar";
import { hourCycleTexts } from "../../recipes/value-texts";

export const dateTimePickerRecipe = defineRecipe(
  "DateTimePicker",
  tv({
    slots: {
      ...calendarPanel,
      control: hiddenCalendarControl,
      /** As wide as the months, so that a long text doesn't widen the panel. */
      foot: "k:flex k:contain-inline-size k:flex-col k:border-t k:border-line k:pt-3",
      twice: "k:text-sm k:wrap-anywhere k:text-ink-muted k:not-empty:mt-3",
      other: "k:mt-2 k:self-start",
      zone: "k:mt-3 k:flex k:min-w-0 k:items-center k:gap-1.5 k:text-sm k:text-ink-muted k:wrap-anywhere k:[&_svg]:size-4 k:[&_svg]:shrink-0",
    },
  }),
);

/** The description of each value, for the catalog. Not part of any bundle. */
export const dateTimePickerTexts = { hourCycle: hourCycleTexts };
