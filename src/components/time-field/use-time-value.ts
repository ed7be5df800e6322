"use client";

import { type RefObject, useState } from "react";
import { useControlled } from "../../hooks/use-controlled";
import type { Clock, TimeParts } from "./clock";
import type { TimeFieldProps } from "./time-field-types";
import { composeTime, parseTime } from "./time-text";

interface TimeValueOptions extends Pick<TimeFieldProps, "value" | "defaultValue" | "onValueChange"> {
  /** Set when the user changes the value. */
  byUser: RefObject<boolean>;
  clock: Clock;
}

/** The parts of the time and how they change. A form reset restores the first ones. */
export function useTimeValue({ byUser, clock, value, defaultValue = "", onValueChange }: TimeValueOptions) {
  const [own, setOwn, first] = useControlled("TimeField.value", value, defaultValue, "");
  const given = parseTime(own, clock);
  const current = composeTime(given, clock);
  // The parts that the user typed, until the value is another. A time that isn't complete has no value.
  const [draft, setDraft] = useState<{ parts: TimeParts; time: string }>();
  if (draft && draft.time !== current) setDraft(undefined);
  const parts = draft?.time === current ? draft.parts : given;

  const change = (changed: TimeParts) => {
    const next = { ...parts, ...changed };
    const time = composeTime(next, clock);
    setDraft({ parts: next, time });
    if (time === current) return;
    byUser.current = true;
    setOwn(time);
    onValueChange?.(time);
  };
  const reset = () => {
    setDraft(undefined);
    const initial = composeTime(parseTime(first, clock), clock);
    if (initial === current) return;
    setOwn(first);
    onValueChange?.(initial);
  };
  return { parts, time: current, change, reset };
}
