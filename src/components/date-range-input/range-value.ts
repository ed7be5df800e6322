import type { DateRangeInputLabels } from "../../i18n/labels";
import { pluralForm } from "../../i18n/plural-form";
import { dayNumber, isSameDay, validDate } from "../../lib/calendar-day";
import type { Shape } from "../../lib/use-controlled";
import { warnOnce } from "../../lib/warn-once";
import type { DateRange } from "../date-picker";

/** An end of a range. */
export type End = "from" | "to";

/** The ends of a range, each a valid date or undefined. */
export interface Ends {
  from: Date | undefined;
  to: Date | undefined;
}

/** A period that a button selects. */
export interface DateRangePreset {
  /** The number of days, up to and including today in the user's time zone. */
  last?: number;
  /** Another period, instead of `last`. */
  range?: DateRange;
  /** The text of the button. With `last`, it defaults to a text such as "Last 7 days". */
  label?: string;
}

const isDateOrNothing = (value: unknown) => value === undefined || value === null || value instanceof Date;

export const rangeShape: Shape = {
  name: "an object with the Dates from and to",
  matches: (value) => {
    const { from, to } = value as DateRange;
    return typeof value === "object" && isDateOrNothing(from) && isDateOrNothing(to);
  },
};

export function endsOf(range: DateRange | null): Ends {
  return { from: validDate(range?.from), to: validDate(range?.to) };
}

export const isSameEnd = (one: Date | undefined, other: Date | undefined): boolean =>
  one === other || isSameDay(one, other);

export const isSameRange = (one: Ends, other: Ends): boolean =>
  isSameEnd(one.from, other.from) && isSameEnd(one.to, other.to);

/** Both dates of a text such as "11/16/2026 – 11/20/2026", if it has two. */
export function readRange(text: string, read: (part: string) => Date | undefined): Ends | undefined {
  const parts = text.split(/\s*[–—→~～]\s*|\s+-\s+/);
  if (parts.length !== 2) return undefined;
  const [from, to] = parts.map(read);
  return from && to ? { from, to } : undefined;
}

/** The end date of a range. Without a year, it is the first such day from the start date on. */
export function readEnd(
  from: Date | undefined,
  now: Date,
  read: (now: Date) => Date | undefined,
): Date | undefined {
  const day = read(now);
  if (!from || !day || dayNumber(day) >= dayNumber(from)) return day;
  const later = [from, new Date(from.getFullYear() + 1, 0, 1)].map(read);
  return later.find((each) => each && dayNumber(each) >= dayNumber(from)) ?? day;
}

interface RangeProblemOptions extends Ends {
  minDays: number | undefined;
  maxDays: number | undefined;
  labels: DateRangeInputLabels;
  locale: string;
}

/** The message about two days that aren't a range, or not of an allowed length. */
export function rangeProblem({ from, to, minDays, maxDays, labels, locale }: RangeProblemOptions) {
  if (!from || !to) return undefined;
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (days < 1) return labels.reversed;
  if (minDays && days < minDays) return pluralForm(labels.tooShort, minDays, locale);
  if (maxDays && days > maxDays) return pluralForm(labels.tooLong, maxDays, locale);
  return undefined;
}

/** The range of a preset. Undefined with a warning if it has none. */
export function presetRange({ last, range }: DateRangePreset, today: Date): Ends | undefined {
  if (range) return endsOf(range);
  if (last && Number.isInteger(last) && last > 0) {
    const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
    return { from: new Date(year, month, day - last + 1), to: new Date(year, month, day) };
  }
  warnOnce(
    () =>
      `Invalid DateRangeInput.presets with last ${JSON.stringify(last)}. Pass a number of days from 1, or a range.`,
  );
  return undefined;
}
