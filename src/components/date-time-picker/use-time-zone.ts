"use client";

import { useSyncExternalStore } from "react";
import { useToday } from "../../hooks/use-today";
import { parseDay } from "../../lib/calendar-day";
import { wallTimeOf } from "./zoned-time";

/** The user's time zone. Undefined on the server and during hydration, because the server may be in another. */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore(neverChanges, readZone, readNothing);
}

const neverChanges = () => () => {};
const readZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const readNothing = () => undefined;

/** The current day in a time zone. Undefined without one, on the server and during hydration. */
export function useTodayIn(zone: string | undefined): Date | undefined {
  const usersToday = useToday();
  return zone && usersToday ? parseDay(wallTimeOf(new Date(), zone).day) : undefined;
}
