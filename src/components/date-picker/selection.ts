import type { Weekday } from "../../i18n/locale-context";
import { dayNumber, isSameDay, validDate } from "../../lib/calendar-day";
import type { FormOwnerProps } from "../../lib/common-props";

/** A range of days, including the first and the last. Without `to`, the last day isn't selected yet. */
export interface DateRange {
  /** The first day. */
  from: Date | undefined;
  /** The last day. */
  to?: Date | undefined;
}

/** The selection in each mode. */
export type CalendarSelection =
  | { mode: "single"; selected: Date | undefined }
  | { mode: "multiple"; selected: Date[] }
  | { mode: "range"; selected: DateRange | undefined };

/** The number of days that can be selected. */
export interface SelectionBounds {
  min?: number;
  max?: number;
  /** Whether the selection can't be cleared. */
  required?: boolean;
}

/** The selected day, or undefined if it was selected already and can be cleared. */
export function chooseOne(
  selected: Date | undefined,
  day: Date,
  { required }: SelectionBounds,
): Date | undefined {
  if (!isSameDay(selected, day)) return day;
  return required ? selected : undefined;
}

/** The sorted days with one added or removed. Returns the same array if the bounds don't allow the change. */
export function chooseSeveral(
  days: readonly Date[],
  day: Date,
  { required, min = required ? 1 : 0, max }: SelectionBounds,
): Date[] {
  const others = days.filter((each) => !isSameDay(each, day));
  const adds = others.length === days.length;
  if (adds ? isFull(days, max) : others.length < min) return days as Date[];
  return adds ? [...others, day].sort((one, other) => dayNumber(one) - dayNumber(other)) : others;
}

/** Whether no further day can be added. */
export function isFull(days: readonly Date[], max: number | undefined): boolean {
  return max !== undefined && days.length >= max;
}

/**
 * The range after a day is selected. The first two days are its ends, in any order, and the next day starts a
 * new range. So does a day that would make the range shorter than `min` or longer than `max` days. If `min`
 * is more than one day, selecting the first day again clears the range.
 */
export function chooseInRange(
  range: DateRange | null | undefined,
  day: Date,
  { min = 1, max = Number.POSITIVE_INFINITY, required }: SelectionBounds,
): DateRange | undefined {
  const from = validDate(range?.from);
  if (!from || validDate(range?.to)) return { from: day, to: undefined };
  const days = Math.abs(dayNumber(day) - dayNumber(from)) + 1;
  if (days < min && days === 1 && !required) return undefined;
  if (days < min || days > max) return { from: day, to: undefined };
  return dayNumber(day) < dayNumber(from) ? { from: day, to: from } : { from, to: day };
}

/** The range with its days in order and without invalid dates. */
export function inOrder(range: DateRange | null | undefined): DateRange | undefined {
  const [from, to] = [validDate(range?.from), validDate(range?.to)];
  if (from && to) return dayNumber(to) < dayNumber(from) ? { from: to, to: from } : { from, to };
  return from || to ? { from, to } : undefined;
}

/** The position of a day in a range. */
export type RangePosition = "only" | "start" | "middle" | "end";

/** The position of a day in a range, if the range contains it. A range without an end contains no days. */
export function positionInRange(range: DateRange | null | undefined, day: Date): RangePosition | undefined {
  const [from, to] = [validDate(range?.from), validDate(range?.to)];
  if (!from || !to) return undefined;
  const [first, current, last] = [dayNumber(from), dayNumber(day), dayNumber(to)];
  if (current < first || current > last) return undefined;
  if (first === last) return "only";
  return current === first ? "start" : current === last ? "end" : "middle";
}

/** The days before a day. */
export interface DaysBefore {
  /** The first day that doesn't match. */
  before: Date;
}

/** The days after a day. */
export interface DaysAfter {
  /** The last day that doesn't match. */
  after: Date;
}

/** Days of the week. */
export interface DaysOfWeek {
  /** The day, or several. 0 is Sunday. */
  dayOfWeek: number | number[];
}

/**
 * Matches days: one day, several days or a range. `before` and `after` exclude their own day; together they match the days
 * between.
 *
 * @param date A day of the calendar.
 */
export type DateMatcher =
  /** One day. */
  | Date
  /** Several days. */
  | Date[]
  /** The days from `from` to `to`. */
  | DateRange
  /** The days before a day. */
  | DaysBefore
  /** The days after a day. */
  | DaysAfter
  /** The days between two days. */
  | (DaysBefore & DaysAfter)
  /** Days of the week. */
  | DaysOfWeek
  /** Returns `true` for the days that match. */
  | ((date: Date) => boolean);

/** The disabled days. */
export function disabledDays(disabled: CalendarOptions["disabled"]): DateMatcher[] {
  return typeof disabled === "boolean" || !disabled ? [] : ([disabled].flat() as DateMatcher[]);
}

/** The days before the first and after the last one. */
export function daysOutside(first: Date | undefined, last: Date | undefined): DateMatcher[] {
  return [...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])];
}

/** The props shared by DatePicker and DateRangePicker. */
export interface CalendarOptions extends FormOwnerProps {
  /**
   * Days that can't be selected. They stay visible and focusable, and a range may include them. `true` disables the picker:
   * like in a disabled `<fieldset>`, nothing is submitted.
   */
  disabled?: boolean | DateMatcher | DateMatcher[];
  /**
   * Requires a selection, and a complete range, before the form can be submitted. Selecting a day again doesn't clear it
   * then.
   * @default false
   */
  required?: boolean;
  /**
   * The name of the days in form data, as `2026-11-21`. A range is submitted as two entries, with `-from` and `-to`
   * appended to the name. Without a name, nothing is submitted; nor is a day that isn't selected.
   */
  name?: string;
  /**
   * The controlled month, as any day in it; the first of several months. Pass it with `onMonthChange` to update it.
   */
  month?: Date;
  /** The initial month, when uncontrolled. Defaults to the month of the selection, or else of today. */
  defaultMonth?: Date;
  /**
   * Called with the first day of the new month when the user changes the month.
   * @param month The first day of the new month.
   */
  onMonthChange?: (month: Date) => void;
  /**
   * The day to mark as today, for tests or for another time zone. Defaults to the user's day, which is marked after
   * hydration, because the server doesn't know it.
   */
  today?: Date;
  /**
   * The language of the days and months, as a BCP 47 tag. Defaults to that of LocaleProvider, which also sets the texts and
   * the first day of the week, or else to `en`.
   */
  locale?: string;
  /** The first day of the week, instead of the locale's. 0 is Sunday. */
  weekStartsOn?: Weekday;
}
