"use client";

import { useState } from "react";
import { isSameDay, validDate } from "../../lib/calendar-day";
import { type DateRange, inOrder } from "../date-picker";

/** The dates of a range, controlled or not, as props. */
export interface RangeDates {
  /**
   * The first day, when it is yours to hold; null for none. As soon as the prop is there, it changes only if
   * `onStartDateChange` changes it.
   */
  startDate?: Date | null;
  /** The last day, when it is yours to hold; null for none, or not chosen yet. */
  endDate?: Date | null;
  /** The first day at first and after a reset of the form, when the picker holds it itself. */
  defaultStartDate?: Date | null;
  /** The last day at first and after a reset of the form, when the picker holds it itself. */
  defaultEndDate?: Date | null;
  /** Called with the first day, the local start of it, or with null when it is taken back. */
  onStartDateChange?: (date: Date | null) => void;
  /** Called with the last day, the local start of it, or with null when it is taken back or another range begins. */
  onEndDateChange?: (date: Date | null) => void;
}

/** The two dates, each the caller's or the picker's own, as a range; and what changes them. */
export function useRange(props: RangeDates) {
  const [ownStart, setOwnStart] = useState(props.defaultStartDate);
  const [ownEnd, setOwnEnd] = useState(props.defaultEndDate);
  const from = validDate("startDate" in props ? props.startDate : ownStart);
  const to = validDate("endDate" in props ? props.endDate : ownEnd);

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
