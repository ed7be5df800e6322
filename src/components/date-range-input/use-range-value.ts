"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";
import { useControlled } from "../../lib/use-controlled";
import type { DateRange } from "../date-picker";
import { type End, type Ends, endsOf, isSameEnd, isSameRange, rangeShape } from "./range-value";

interface RangeValueOptions {
  /** Set when the user changes a date. */
  byUser: Record<End, RefObject<boolean>>;
  value: DateRange | null | undefined;
  defaultValue: DateRange | null | undefined;
  onValueChange: ((value: DateRange | null) => void) | undefined;
}

/** The two dates, and functions that change them and restore their defaults. */
export function useRangeValue({ byUser, value, defaultValue = null, onValueChange }: RangeValueOptions) {
  const [current, setCurrent, restore] = useControlled<DateRange | null>(
    "DateRangeInput.value",
    value,
    defaultValue,
    null,
    rangeShape,
  );
  const ends = endsOf(current);
  // Both dates may change before the next render, as when the browser has restored their texts.
  const latest = useRef(ends);
  useLayoutEffect(() => {
    latest.current = ends;
  });
  const change = (changed: Partial<Ends>) => {
    const before = latest.current;
    const next = { ...before, ...changed };
    if (isSameRange(next, before)) return;
    for (const end of ["from", "to"] as const) {
      if (!isSameEnd(next[end], before[end])) byUser[end].current = true;
    }
    latest.current = next;
    const reported = next.from || next.to ? next : null;
    setCurrent(reported);
    onValueChange?.(reported);
  };
  const reset = () => {
    const restored = restore();
    if (restored === undefined) return;
    if (!isSameRange(endsOf(restored), ends)) onValueChange?.(restored);
  };
  return { ends, change, reset };
}
