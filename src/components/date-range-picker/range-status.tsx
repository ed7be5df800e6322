"use client";

import { useState } from "react";
import { DateLib, defaultLocale } from "react-day-picker";
import type { CalendarLocale, DateRange } from "../date-picker";

interface RangeStatusProps {
  range: DateRange | undefined;
  locale: CalendarLocale | undefined;
  /** The announcement after both dates are cleared. */
  none: string;
}

/** Announces the selected dates to screen readers, in the language of the locale. */
export function RangeStatus({ range, locale, none }: RangeStatusProps) {
  const [hadRange, setHadRange] = useState(false);
  if (range && !hadRange) setHadRange(true);
  const dates = [range?.from, range?.to].filter((date) => date !== undefined);
  const lib = new DateLib({ locale: { ...defaultLocale, ...locale } });
  return (
    // Always rendered: screen readers don't announce a live region that is added with its text.
    <span data-slot="date-range-picker-status" role="status" className="k:sr-only">
      {dates.map((date) => lib.format(date, "PPP")).join(" – ") || (hadRange && none)}
    </span>
  );
}
