import { dayNumber, isSameDay, validDate } from "../../lib/calendar-day";

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
  chosen: Date | undefined,
  day: Date,
  { required }: SelectionBounds,
): Date | undefined {
  if (!isSameDay(chosen, day)) return day;
  return required ? chosen : undefined;
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

/** The place of a day in a range. */
export type RangePlace = "only" | "start" | "middle" | "end";

/** The place of a day in a range, if it is in the range. A range without an end contains no days. */
export function placeInRange(range: DateRange | null | undefined, day: Date): RangePlace | undefined {
  const [from, to] = [validDate(range?.from), validDate(range?.to)];
  if (!from || !to) return undefined;
  const [first, here, last] = [dayNumber(from), dayNumber(day), dayNumber(to)];
  if (here < first || here > last) return undefined;
  if (first === last) return "only";
  return here === first ? "start" : here === last ? "end" : "middle";
}
