import { parseDay, validDate } from "../../lib/calendar-day";
import { type DateMatcher, daysOutside } from "../date-picker";
import { wallTimeOf } from "./zoned-time";

/** The earliest and the latest moment, and the time zone in which days begin. */
export interface Bounds {
  min: Date | null | undefined;
  max: Date | null | undefined;
  zone: string | undefined;
}

/** The days that have no moment within the bounds. */
export function daysWithoutMoment({ min, max, zone }: Bounds): DateMatcher[] {
  const dayOf = (bound: Bounds["min"]) => {
    const date = validDate(bound);
    return date && zone ? parseDay(wallTimeOf(date, zone).day) : undefined;
  };
  return daysOutside(dayOf(min), dayOf(max));
}
