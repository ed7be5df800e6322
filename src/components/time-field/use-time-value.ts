"use client";

import { type RefObject, useState } from "react";
import { knownValue } from "../../lib/known-value";
import { useControlled } from "../../lib/use-controlled";
import { clockOf, segmentsOf, type TimeParts } from "./clock";
import type { TimeFieldProps } from "./time-field-types";
import { composeTime, parseTime } from "./time-text";

interface TimeValueOptions
  extends Pick<TimeFieldProps, "value" | "defaultValue" | "onValueChange" | "hourCycle"> {
  /** The component's public name, for warnings. */
  component: string;
  /** Set when the user changes the value. */
  byUser: RefObject<boolean>;
  language: string;
  step: number | undefined;
}

/**
 * The parts of the time, the clock that formats them, and the functions that change them. A form reset
 * restores the initial time.
 */
export function useTimeValue({
  component,
  byUser,
  language,
  hourCycle,
  step: givenStep = 60,
  value,
  defaultValue = "",
  onValueChange,
}: TimeValueOptions) {
  const cycle = hourCycle && knownValue(`${component}.hourCycle`, hourCycle, ["h12", "h23"]);
  const step = givenStep > 0 ? givenStep : 60;
  const clock = clockOf(language, cycle, step % 60 !== 0);
  const [own, setOwn, first] = useControlled(`${component}.value`, value, defaultValue, "");
  const given = parseTime(own, clock);
  const current = composeTime(given, clock);
  // The parts that the user typed, until the value changes. An incomplete time has no value.
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
  /** Discards an incomplete time. */
  const forget = () => setDraft(undefined);
  const reset = () => {
    forget();
    const initial = composeTime(parseTime(first, clock), clock);
    if (initial === current) return;
    setOwn(first);
    onValueChange?.(initial);
  };
  const isPartial = !current && segmentsOf(clock).some((segment) => parts[segment] !== undefined);
  return { clock, step, parts, time: current, isPartial, change, reset, forget };
}
