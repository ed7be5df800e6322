import type { DayPickerLocale } from "react-day-picker";
import type { FormOwnerProps } from "../../lib/common-props";
import type { DateRange } from "./selection";

/**
 * Tells days apart: one or several days, a range, all before or after a day (itself not included), all between two,
 * days of the week (0 is Sunday), or whatever a function says.
 */
export type DateMatcher =
  | Date
  | Date[]
  | DateRange
  | { before: Date }
  | { after: Date }
  | { before: Date; after: Date }
  | { dayOfWeek: number | number[] }
  | ((date: Date) => boolean);

/** The names of months and weekdays, how dates are written, and the first day of the week. */
export interface CalendarLocale extends Partial<DayPickerLocale> {}

/** A day of the week; 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The days that are out of use by themselves. */
export function disabledDays(disabled: CalendarOptions["disabled"]): DateMatcher[] {
  return typeof disabled === "boolean" || !disabled ? [] : ([disabled].flat() as DateMatcher[]);
}

/** What the calendars of DatePicker and DateRangePicker share. */
export interface CalendarOptions extends FormOwnerProps {
  /**
   * Days that cannot be chosen. They stay visible, the keyboard can go over them, and a range may span them. `true`
   * takes the whole picker out of use, and out of what a form sends, as a `<fieldset>` around it does.
   */
  disabled?: boolean | DateMatcher | DateMatcher[];
  /**
   * Keeps the form from being sent while nothing is chosen, or of a range only the first day; and what is chosen can
   * then be changed, but not taken back by choosing it again.
   * @default false
   */
  required?: boolean;
  /**
   * The name of the days in form data, as `2026-11-21`. A range is submitted as two entries, with `-from` and `-to`
   * appended to the name. Without a name, nothing is submitted; nor is a day that isn't selected.
   */
  name?: string;
  /**
   * The month that shows, the first where there are several, when that is yours to say: any day in it will do. It
   * then changes only if `onMonthChange` changes it.
   */
  month?: Date;
  /** The month that shows at first, in place of that of the selection, or of today. */
  defaultMonth?: Date;
  /** Called with the first day of the month that is to show. */
  onMonthChange?: (month: Date) => void;
  /**
   * The day to mark as today, in place of the reader's own: for tests, and for the time of another place. Without it
   * the mark comes with the first effect, since the server's clock says nothing about the reader's.
   */
  today?: Date;
  /**
   * The language of the calendar and its first day of the week: a locale of `react-day-picker/locale`, or of
   * date-fns. Only those that you import are in your bundle. English of the United States when left out.
   */
  locale?: CalendarLocale;
  /** The first day of the week, where it is to differ from the locale's. 0 is Sunday. */
  weekStartsOn?: Weekday;
}
