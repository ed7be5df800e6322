import type { DayPickerLocale } from "react-day-picker";
import type { FormOwnerProps } from "../../lib/common-props";
import type { DateRange } from "./selection";

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

/** The names of months and weekdays, the date formats, and the first day of the week. */
export interface CalendarLocale extends Partial<DayPickerLocale> {}

/** A day of the week; 0 is Sunday. */
export type Weekday =
  /** The day Sunday. */
  | 0
  /** The day Monday. */
  | 1
  /** The day Tuesday. */
  | 2
  /** The day Wednesday. */
  | 3
  /** The day Thursday. */
  | 4
  /** The day Friday. */
  | 5
  /** The day Saturday. */
  | 6;

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
   * The language of the calendar and its first day of the week, as a locale of `react-day-picker/locale` or date-fns. Only
   * imported locales are in your bundle. Defaults to US English.
   */
  locale?: CalendarLocale;
  /** The first day of the week, instead of the locale's. 0 is Sunday. */
  weekStartsOn?: Weekday;
}
