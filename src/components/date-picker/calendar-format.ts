import { byLocale } from "../../lib/by-locale";
import { dayFormatter, utcDay } from "../../lib/calendar-day";

/** How a language writes the dates of a calendar. The calendar is Gregorian, also where the language prefers another. */
interface CalendarFormat {
  /** November 2026. */
  month: (date: Date) => string;
  /** The digits of a day: in Japanese 12, not 12日. */
  day: (date: Date) => string;
  /** Thursday. */
  weekday: (date: Date) => string;
  /** Thursday, November 19, 2026. */
  full: (date: Date) => string;
  /** November 19, 2026. */
  long: (date: Date) => string;
}

/** The format of a language. */
export const calendarFormat = /* @__PURE__ */ byLocale((locale): CalendarFormat => {
  const by = (options: Intl.DateTimeFormatOptions) => formatter(locale, options);
  const number = new Intl.NumberFormat(locale);
  const full = by({ dateStyle: "full" });
  return {
    month: by({ month: "long", year: "numeric" }),
    day: (date) => number.format(date.getDate()),
    weekday: by({ weekday: "long" }),
    // In Korean, the number and its unit are one word, so people who say the visible number wouldn't reach the day.
    full: (date) => full(date).replace(/\d(?=일)/, "$& "),
    long: by({ dateStyle: "long" }),
  };
});

function formatter(locale: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const { format } = dayFormatter(locale, options);
  return (date) => format(utcDay(date));
}

/** The number of letters that fit above a day of the smallest calendar. */
const SHORT = 3;

/** The short names of the days from Sunday: one letter in languages whose short names are long, such as Arabic. */
export function shortWeekdays(locale: string): string[] {
  const names = (weekday: "short" | "narrow") => {
    const format = formatter(locale, { weekday });
    // The first of March 2026 is a Sunday.
    return Array.from({ length: 7 }, (_, day) => format(new Date(2026, 2, 1 + day)));
  };
  const short = names("short").map((name) => name.replace(".", ""));
  return short.some((name) => name.length > SHORT) ? names("narrow") : short;
}
