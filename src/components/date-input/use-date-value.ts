"use client";

import { type RefObject, useState } from "react";
import { isSameDay, validDate } from "../../lib/calendar-day";
import { useControlled } from "../../lib/use-controlled";
import type { DateFormat } from "./date-format";
import type { DateInputProps } from "./date-input-types";

interface DateValueOptions
  extends Pick<DateInputProps, "value" | "defaultValue" | "onValueChange" | "today"> {
  /** Set when the user changes the value. */
  byUser: RefObject<boolean>;
  format: DateFormat;
}

/** Typed text, and the value of the field when it was typed. */
interface Draft {
  text: string;
  day: Date | undefined;
  /** Whether the field lost focus with this text, although it isn't a date. */
  isWrong?: boolean;
}

/** The day, the text, and functions that change both. A form reset restores the initial day. */
export function useDateValue({
  byUser,
  format,
  today,
  value,
  defaultValue = null,
  onValueChange,
}: DateValueOptions) {
  const [own, setOwn, first] = useControlled("DateInput.value", value, defaultValue, null);
  const day = validDate(own);
  const [draft, setDraft] = useState<Draft>();
  const [wasChecked, setWasChecked] = useState(false);
  // If the caller passes another day, it replaces the text.
  const isCurrent = draft && (draft.day === day || isSameDay(draft.day, day));
  if (draft && !isCurrent) setDraft(undefined);
  const typed = isCurrent ? draft : undefined;

  const change = (next: Date | undefined) => {
    if (next === day || isSameDay(next, day)) return;
    byUser.current = true;
    setOwn(next ?? null);
    onValueChange?.(next ?? null);
  };
  const read = (text: string) => format.read(text, validDate(today) ?? new Date());
  /** Reads the text, and replaces it with the date in the language's format. Text that isn't a date stays. */
  const commit = () => {
    if (!typed) return;
    const next = read(typed.text);
    const isWrong = !next && typed.text.trim() !== "";
    setDraft(isWrong ? { text: typed.text, day: undefined, isWrong } : undefined);
    setWasChecked(true);
    change(next);
  };
  const select = (next: Date) => {
    setDraft(undefined);
    setWasChecked(true);
    change(next);
  };
  const reset = () => {
    setDraft(undefined);
    setWasChecked(false);
    const initial = validDate(first);
    if (initial === day || isSameDay(initial, day)) return;
    setOwn(first);
    onValueChange?.(initial ?? null);
  };
  return {
    day,
    text: typed?.text ?? (day ? format.format(day) : ""),
    isWrong: !!typed?.isWrong,
    /** Whether the user has changed the value, so that an error about it may show. */
    wasChecked,
    type: (text: string) => setDraft({ text, day, isWrong: typed?.isWrong && !read(text) }),
    commit,
    select,
    reset,
  };
}
