/**
 * A calendar day as a number that grows by one each day. It is computed from the local calendar date. It doesn't depend
 * on the time of day, the time zone, or days of 23 and 25 hours.
 */
export function dayNumber(date: Date): number {
  // Through setUTCFullYear: Date.UTC takes the years 0 to 99 for 1900 to 1999.
  return new Date(0).setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

/** Whether two dates are on the same calendar day. False for an invalid date. */
export function isSameDay(one: Date | null | undefined, other: Date | null | undefined): boolean {
  return Boolean(one && other && dayNumber(one) === dayNumber(other));
}

/** The date, unless it is none or invalid. */
export function validDate(date: Date | null | undefined): Date | undefined {
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

/** The calendar day as `2026-11-21`: a primitive, to be compared and read again by {@link parseDay}. */
export function dayKey(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${String(date.getFullYear()).padStart(4, "0")}-${month}-${day}`;
}

/** The local start of the day that {@link dayKey} wrote. */
export function parseDay(key: string): Date {
  const [year = 0, month = 1, day = 1] = key.split("-").map(Number);
  // Through setFullYear: the constructor, too, takes the years 0 to 99 for 1900 to 1999.
  const date = new Date(2000, month - 1, day);
  date.setFullYear(year, month - 1, day);
  return date;
}

const DAY = 86_400_000;
