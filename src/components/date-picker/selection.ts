import { dayNumber, isSameDay, validDate } from "../../lib/calendar-day";

/** A stretch of days, first and last included. Without `to`, its end is still to be chosen. */
export interface DateRange {
  /** The first day. */
  from: Date | undefined;
  /** The last day. */
  to?: Date | undefined;
}

/** What is chosen, by the way of choosing. */
export type CalendarSelection =
  | { mode: "single"; selected: Date | undefined }
  | { mode: "multiple"; selected: Date[] }
  | { mode: "range"; selected: DateRange | undefined };

/** How many days may be chosen. */
export interface SelectionBounds {
  min?: number;
  max?: number;
  /** Whether what is chosen cannot be taken back. */
  required?: boolean;
}

/** The day, or none where it was the chosen one and may be taken back. */
export function chooseOne(
  chosen: Date | undefined,
  day: Date,
  { required }: SelectionBounds,
): Date | undefined {
  if (!isSameDay(chosen, day)) return day;
  return required ? chosen : undefined;
}

/** The days with this one added or taken away, in their order; the same list where the bounds forbid it. */
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
 * The range after a day was chosen: the first day begins it, the second ends it, in whichever order; the next begins
 * another. A day that would make the range shorter than `min` or longer than `max` days begins another, too; the
 * first day again, where a range of one day is too short, takes it back.
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

/** The range with its days in order, whatever the caller's; invalid days are none. */
export function inOrder(range: DateRange | null | undefined): DateRange | undefined {
  const [from, to] = [validDate(range?.from), validDate(range?.to)];
  if (from && to) return dayNumber(to) < dayNumber(from) ? { from: to, to: from } : { from, to };
  return from || to ? { from, to } : undefined;
}

/** Where in a range a day stands. */
export type RangePlace = "only" | "start" | "middle" | "end";

/** Where in the range a day stands, if in it at all. A range without an end is nothing to stand in. */
export function placeInRange(range: DateRange | null | undefined, day: Date): RangePlace | undefined {
  const [from, to] = [validDate(range?.from), validDate(range?.to)];
  if (!from || !to) return undefined;
  const [first, here, last] = [dayNumber(from), dayNumber(day), dayNumber(to)];
  if (here < first || here > last) return undefined;
  if (first === last) return "only";
  return here === first ? "start" : here === last ? "end" : "middle";
}
