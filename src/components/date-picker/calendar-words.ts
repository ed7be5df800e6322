import type { Labels as DayPickerLabels } from "react-day-picker";
import { datePickerLabels } from "../../i18n/labels";
import type { CalendarLocale } from "./calendar-options";

type Words = typeof datePickerLabels;

/** The words that a locale brings itself; those of `react-day-picker/locale` do. */
export function wordsOfLocale(locale: CalendarLocale | undefined): Partial<Words> {
  const { labelPrevious, labelNext } = locale?.labels ?? {};
  return {
    ...(typeof labelPrevious === "string" && { previousMonth: labelPrevious }),
    ...(typeof labelNext === "string" && { nextMonth: labelNext }),
  };
}

/** How react-day-picker is to name what it renders. */
export function calendarLabels(words: Words, locale: CalendarLocale | undefined): Partial<DayPickerLabels> {
  const { today, selected } = words;
  const theirs = locale?.labels?.labelDayButton;
  const areOurs = today === datePickerLabels.today && selected === datePickerLabels.selected;
  return {
    labelPrevious: () => words.previousMonth,
    labelNext: () => words.nextMonth,
    labelDayButton:
      // Words that a caller gave go before the locale's, and those before the English ones.
      areOurs && typeof theirs === "function"
        ? theirs
        : (date, modifiers, _options, dateLib) =>
            [modifiers.today && today, dateLib?.format(date, "PPPP"), modifiers.selected && selected]
              .filter(Boolean)
              .join(", "),
  };
}
