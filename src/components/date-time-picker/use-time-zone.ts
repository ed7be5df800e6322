"use client";

import { useSyncExternalStore } from "react";
import { parseDay } from "../../lib/calendar-day";
import { useToday } from "../../lib/use-today";
import { wallTimeOf } from "./zoned-time";

/**
 * The given time zone, otherwise the user's. The user's is undefined on the server and during hydration,
 * because the server may be in another time zone.
 */
export function useTimeZone(given: string | undefined): string | undefined {
  // Reading the user's time zone is slow, so it is read only if no time zone is given.
  const users = useSyncExternalStore(neverChanges, given ? readNothing : readZone, readNothing);
  return given ?? users;
}

const neverChanges = () => () => {};
const readZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const readNothing = () => undefined;

/** The current day in a time zone. Undefined without one, on the server and during hydration. */
export function useTodayIn(zone: string | undefined): Date | undefined {
  const usersToday = useToday();
  return zone && usersToday ? parseDay(wallTimeOf(new Date(), zone).day) : undefined;
}
