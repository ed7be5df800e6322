"use client";

import { type RefObject, useState } from "react";
import { validDate } from "../../lib/calendar-day";
import { useControlled } from "../../lib/use-controlled";
import type { DateTimePickerProps } from "./date-time-picker-types";
import { momentsOf, type WallTime, wallTimeOf } from "./zoned-time";

interface ZonedValueOptions extends Pick<DateTimePickerProps, "value" | "defaultValue" | "onValueChange"> {
  /** Set when the user changes the value. */
  byUser: RefObject<boolean>;
  /** Undefined until it is known. */
  zone: string | undefined;
}

/** The day and time that the user entered, with the resulting value and its time zone. */
interface Draft extends WallTime {
  moment: number | undefined;
  zone: string | undefined;
}

const nothing: WallTime = { day: "", time: "" };

/** The value as day and time, and functions that change both. A form reset restores the initial value. */
export function useZonedValue({
  byUser,
  zone,
  value,
  defaultValue = null,
  onValueChange,
}: ZonedValueOptions) {
  const [own, setOwn, first] = useControlled("DateTimePicker.value", value, defaultValue, null);
  const date = validDate(own);
  const moment = date?.getTime();
  const [draft, setDraft] = useState<Draft>();
  // Another value from the caller replaces the draft. So does another time zone, if there is a value.
  const isCurrent = draft && draft.moment === moment && (!date || draft.zone === zone);
  if (draft && !isCurrent) setDraft(undefined);
  const wall = isCurrent ? draft : date && zone ? wallTimeOf(date, zone) : nothing;
  const moments = wall.day && wall.time && zone ? momentsOf(wall, zone) : [];
  const isSecond = moments.length === 2 && moments[1]?.getTime() === moment;

  const set = (next: Date | undefined) => {
    if (next?.getTime() === moment) return;
    byUser.current = true;
    setOwn(next ?? null);
    onValueChange?.(next ?? null);
  };
  const change = (changed: Partial<WallTime>) => {
    const next = { ...wall, ...changed };
    const found = next.day && next.time && zone ? momentsOf(next, zone) : [];
    const chosen = found[isSecond ? 1 : 0] ?? found[0];
    setDraft({ day: next.day, time: next.time, moment: chosen?.getTime(), zone });
    set(chosen);
  };
  const reset = () => {
    setDraft(undefined);
    const initial = validDate(first);
    if (initial?.getTime() === moment) return;
    setOwn(first);
    onValueChange?.(initial ?? null);
  };
  return { date, ...wall, moments, isSecond, change, select: set, reset };
}
