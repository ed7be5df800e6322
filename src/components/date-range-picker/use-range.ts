"use client";

import { useState } from "react";
import { isSameDay, validDate } from "../../lib/calendar-day";
import { type DateRange, inOrder } from "../date-picker";

interface RangeOptions {
  startDate?: Date | null;
  endDate?: Date | null;
  defaultStartDate?: Date | null;
  defaultEndDate?: Date | null;
  onStartDateChange?: (date: Date | null) => void;
  onEndDateChange?: (date: Date | null) => void;
}

/** The two dates, each the caller's or the picker's own, as a range; and what changes them. */
export function useRange(props: RangeOptions) {
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
