"use client";

import { isSameDay, validDate } from "../../lib/calendar-day";
import { useControlled } from "../../lib/use-controlled";
import { type DateRange, inOrder } from "../date-picker";

/** The props for the two dates of a range. */
export interface RangeDates {
  /** The controlled first day, `null` if none is selected. Pass it with `onStartDateChange` to update it. */
  startDate?: Date | null;
  /** The controlled last day, `null` if none is selected. Pass it with `onEndDateChange` to update it. */
  endDate?: Date | null;
  /** The initial first day, when uncontrolled. A form reset restores it. */
  defaultStartDate?: Date | null;
  /** The initial last day, when uncontrolled. A form reset restores it. */
  defaultEndDate?: Date | null;
  /**
   * Called with the new first day, at the local start of the day, or with `null` when the selection is cleared.
   * @param date The new first day.
   */
  onStartDateChange?: (date: Date | null) => void;
  /**
   * Called with the new last day, at the local start of the day. It is `null` when the selection is cleared or a new range
   * starts.
   * @param date The new last day.
   */
  onEndDateChange?: (date: Date | null) => void;
}

/** The two dates as a range, each controlled or uncontrolled, and a function that changes the range. */
export function useRange(props: RangeDates) {
  const [startDate, setOwnStart] = useControlled<Date | null>(
    "DateRangePicker.startDate",
    props.startDate,
    props.defaultStartDate ?? null,
    null,
  );
  const [endDate, setOwnEnd] = useControlled<Date | null>(
    "DateRangePicker.endDate",
    props.endDate,
    props.defaultEndDate ?? null,
    null,
  );
  const from = validDate(startDate);
  const to = validDate(endDate);

  const change = (next: DateRange | undefined) => {
    const [start, end] = [next?.from ?? null, next?.to ?? null];
    setOwnStart(start);
    setOwnEnd(end);
    if (!isSame(from, start)) props.onStartDateChange?.(start);
    if (!isSame(to, end)) props.onEndDateChange?.(end);
  };
  return [inOrder({ from, to }), change] as const;
}

function isSame(one: Date | undefined, other: Date | null): boolean {
  return one && other ? isSameDay(one, other) : !one && !other;
}
