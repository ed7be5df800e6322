"use client";

import { useMemo, useSyncExternalStore } from "react";
import { dayKey, parseDay } from "./calendar-day";

/**
 * The user's current day, updated at midnight. Undefined on the server and during hydration, because the server may be in
 * another time zone and its page may be days old.
 */
export function useToday(): Date | undefined {
  const key = useSyncExternalStore(awaitMidnight, readToday, readNothing);
  return useMemo(() => (key === undefined ? undefined : parseDay(key)), [key]);
}

const readToday = () => dayKey(new Date());
const readNothing = () => undefined;

function awaitMidnight(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      // One second later, because a timer that fires early would still find the old day.
      midnight.getTime() - now.getTime() + 1000,
    );
  };
  wait();
  return () => clearTimeout(timer);
}
