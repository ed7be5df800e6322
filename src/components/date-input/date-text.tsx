"use client";

import { type ComponentProps, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { dayKey, isSameDay } from "../../lib/calendar-day";
import { isTouched, useOnMount } from "../../lib/dom-state";
import { isComposing } from "../../lib/is-composing";
import { useHiddenControl } from "../../lib/use-hidden-control";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { isWindowBlur } from "../../lib/window-blur";
import type { DateFormat } from "./date-format";

interface DateTextOptions {
  format: DateFormat;
  day: Date | undefined;
  /** Parses a text. Returns undefined if it isn't a date. */
  read: (text: string) => Date | undefined;
  /** Called with the day that the user entered, also if it is the same. */
  onChange: (day: Date | undefined) => void;
}

/** Typed text, and the value of the field when it was typed. */
interface Draft {
  text: string;
  day: Date | undefined;
  /** Whether the field lost focus with this text, although it isn't a date. */
  isWrong?: boolean;
}

/** The text of a date, and functions that change it. Typed text is a draft until it is committed. */
export function useDateText({ format, day, read, onChange }: DateTextOptions) {
  const [draft, setDraft] = useState<Draft>();
  const [wasChecked, setWasChecked] = useState(false);
  // If the caller passes another day, it replaces the text.
  const isCurrent = draft && (draft.day === day || isSameDay(draft.day, day));
  if (draft && !isCurrent) setDraft(undefined);
  const typed = isCurrent ? draft : undefined;

  /** Reads the text, and replaces it with the date in the language's format. Text that isn't a date stays. */
  const commit = (text = typed?.text) => {
    if (text === undefined) return;
    const next = read(text);
    const isWrong = !next && text.trim() !== "";
    setDraft(isWrong ? { text, day: undefined, isWrong } : undefined);
    setWasChecked(true);
    onChange(next);
  };
  return {
    text: typed?.text ?? (day ? format.format(day) : ""),
    /** The text that isn't committed yet. */
    typed: typed?.text,
    isWrong: !!typed?.isWrong,
    /** Whether the user has changed the value, so that an error about it may show. */
    wasChecked,
    type: (text: string) => setDraft({ text, day, isWrong: typed?.isWrong && !read(text) }),
    commit,
    /** Discards the text: for a day that was selected, or for a form reset, which discards the check, too. */
    forget: (isChecked: boolean) => {
      setDraft(undefined);
      setWasChecked(isChecked);
    },
  };
}

interface DateTextProps extends Omit<ComponentProps<"input">, "min" | "max"> {
  /** The prefix of the parts' `data-slot`. */
  slotPrefix: "date-input" | "date-range-input";
  controlClass: string;
  date: Pick<ReturnType<typeof useDateText>, "text" | "type" | "commit">;
  day: Date | undefined;
  min: Date | undefined;
  max: Date | undefined;
  /** Why the value can't be submitted. */
  problem: string | undefined;
  /** Set when the user changes the value. */
  byUser: RefObject<boolean>;
  isControlled: boolean;
  input: RefObject<HTMLInputElement | null>;
  /** Called when a key asks for the calendar. */
  onOpen: () => void;
}

/** A text input for a date, and the hidden native input that validates and submits it. */
export function DateText({
  slotPrefix,
  controlClass,
  date,
  day,
  min,
  max,
  problem,
  byUser,
  isControlled,
  input,
  onOpen,
  name,
  required,
  onChange,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: DateTextProps) {
  const { form, disabled, readOnly } = rest;
  const mergedRef = useMergedRefs(input, ref);
  const hidden = useHiddenControl(day ? dayKey(day) : "", byUser, () => input.current?.focus());
  useOnMount(() => {
    const node = input.current;
    if (!node || !isTouched(node)) return;
    const { value: text, defaultValue: rendered } = node;
    if (isControlled) node.value = rendered;
    else if (document.activeElement === node) date.type(text);
    else date.commit(text);
  });
  useLayoutEffect(() => {
    hidden.ref.current?.setCustomValidity(problem ?? "");
  }, [hidden.ref, problem]);

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event)) return;
    // Commits the text before Enter submits the form.
    if (event.key === "Enter") flushSync(() => date.commit());
    if (event.key === "ArrowDown" && !readOnly) {
      event.preventDefault();
      date.commit();
      onOpen();
    }
  };
  return (
    <>
      <input
        data-slot={`${slotPrefix}-control`}
        type="date"
        {...hidden}
        {...{ name, form, required, disabled, readOnly }}
        min={min && dayKey(min)}
        max={max && dayKey(max)}
        className={controlClass}
      />
      <input
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        aria-required={required || undefined}
        ref={mergedRef}
        value={date.text}
        onChange={(event) => {
          onChange?.(event);
          date.type(event.currentTarget.value);
        }}
        onKeyDown={handleKey}
        onBlur={(event) => {
          if (!isWindowBlur(event)) date.commit();
          onBlur?.(event);
        }}
      />
    </>
  );
}
