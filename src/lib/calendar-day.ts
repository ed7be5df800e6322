/**
 * A calendar day as a number that grows by one each day. It is computed from the local calendar date. It doesn't depend
 * on the time of day, the time zone, or days of 23 and 25 hours.
 */
export function dayNumber(date: Date): number {
  return utcDay(date) / DAY;
}

/** The start of the same day in UTC. Formatters use it, because they keep the time zone in which they were created. */
export function utcDay(date: Date): number {
  // Date.UTC reads the years 0 to 99 as 1900 to 1999. setUTCFullYear doesn't.
  return new Date(0).setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate());
}

/** Formats days of `utcDay`, in the Gregorian calendar also where the language prefers another. */
export function dayFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { calendar: "gregory", timeZone: "UTC", ...options });
}

/** Whether two dates are on the same calendar day. False for an invalid date. */
export function isSameDay(one: Date | null | undefined, other: Date | null | undefined): boolean {
  return Boolean(one && other && dayNumber(one) === dayNumber(other));
}

/** The date, or `undefined` if it is missing or invalid. */
export function validDate(date: Date | null | undefined): Date | undefined {
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

/**
 * The calendar day as text, such as `2026-11-21`. Compare it with `===`, and parse it with {@link parseDay}.
 */
export function dayKey(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${String(date.getFullYear()).padStart(4, "0")}-${month}-${day}`;
}

/** The start of the day in local time, from a key of {@link dayKey}. */
export function parseDay(key: string): Date {
  const [year = 0, month = 1, day = 1] = key.split("-").map(Number);
  // The constructor also reads the years 0 to 99 as 1900 to 1999. setFullYear doesn't.
  const date = new Date(2000, month - 1, day);
  date.setFullYear(year, month - 1, day);
  return date;
}

const DAY = 86_400_000;
