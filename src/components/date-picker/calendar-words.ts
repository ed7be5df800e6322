import { DateLib, type Labels as DayPickerLabels, defaultLocale, type Formatters } from "react-day-picker";
import { datePickerLabels } from "../../i18n/labels";
import type { CalendarLocale } from "./calendar-options";

type Words = typeof datePickerLabels;

/** The labels from a locale, such as a locale of `react-day-picker/locale`. */
export function wordsOfLocale(locale: CalendarLocale | undefined): Partial<Words> {
  const { labelPrevious, labelNext } = locale?.labels ?? {};
  return {
    ...(typeof labelPrevious === "string" && { previousMonth: labelPrevious }),
    ...(typeof labelNext === "string" && { nextMonth: labelNext }),
  };
}

/** The labels for react-day-picker's parts. */
export function calendarLabels(words: Words, locale: CalendarLocale | undefined): Partial<DayPickerLabels> {
  const { today, selected } = words;
  const theirs = locale?.labels?.labelDayButton;
  const areOurs = today === datePickerLabels.today && selected === datePickerLabels.selected;
  return {
    labelPrevious: () => words.previousMonth,
    labelNext: () => words.nextMonth,
    labelDayButton: (date, modifiers, options, dateLib) => {
      const lib = dateLib ?? new DateLib(options);
      // The caller's labels override the locale's, which override the English defaults.
      if (areOurs && typeof theirs === "function") return theirs(date, modifiers, options, lib);
      const parts = [modifiers.today && today, lib.format(date, "PPPP"), modifiers.selected && selected];
      return parts.filter(Boolean).join(", ");
    },
  };
}

/**
 * The locale with "12" instead of "12th" in its dates. People who use voice control say the number that they
 * see on the day. Only ordinals of the locale change. The 日 of "12日" is part of the date format and stays.
 */
export function withPlainDays(locale: CalendarLocale | undefined): CalendarLocale {
  const whole = { ...defaultLocale, ...locale };
  const { ordinalNumber } = whole.localize;
  return {
    ...whole,
    localize: {
      ...whole.localize,
      ordinalNumber: (number, options) => {
        const ordinal = ordinalNumber(number, options);
        return /^\p{Nd}+\p{L}/u.test(ordinal) ? String(number) : ordinal;
      },
    },
  };
}

/** The number of letters that fit above a day of the smallest calendar. */
const SHORT = 3;

/** The names of weekdays: short names, or one letter in languages without short names, such as Arabic. */
export function weekdayNames(locale: CalendarLocale | undefined): Formatters["formatWeekdayName"] {
  const lib = new DateLib({ locale: { ...defaultLocale, ...locale } });
  const week = Array.from({ length: 7 }, (_, day) => lib.format(new Date(2026, 0, 1 + day), "cccccc"));
  const pattern = week.some((name) => name.length > SHORT) ? "ccccc" : "cccccc";
  return (weekday) => lib.format(weekday, pattern);
}
