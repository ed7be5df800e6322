"use client";

import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { dayKey, validDate } from "../../lib/calendar-day";
import type { CalendarSelection } from "./selection";

interface FormDatesProps {
  /** What a form sends: a name and a day each. Those without a day are left out. */
  entries: readonly (readonly [name: string, day: Date | undefined])[];
  /** All that is chosen as one text, for validation; empty while something is missing. */
  value: string;
  required: boolean | undefined;
  /** The id of the form, where it is not the one around. */
  form: string | undefined;
  /** Set by the picker when someone chose; put back here. */
  byUser: RefObject<boolean>;
}

/**
 * What a form sees of a calendar: a hidden input for each day, and one input that takes part in validation, speaks up
 * when someone chooses, and hands the focus on to the days.
 */
export function FormDates({ entries, value, required, form, byUser }: FormDatesProps) {
  const control = useRef<HTMLInputElement>(null);
  // A later one would change the value before the effect can, and nobody would hear of it.
  const [initial] = useState(value);
  useLayoutEffect(() => {
    const node = control.current;
    if (!node) return;
    const isChange = node.value !== value;
    if (isChange) setPastReact(node, value);
    // A reset of the form is the picker's to follow; here it finds nothing to change.
    node.defaultValue = value;
    if (!isChange) return;
    if (byUser.current) for (const type of ["input", "change"]) node.dispatchEvent(new Event(type, bubbling));
    byUser.current = false;
  });
  return (
    <>
      {entries.map(
        ([name, day]) =>
          day && (
            <input
              key={name + dayKey(day)}
              type="hidden"
              name={name}
              value={dayKey(day)}
              form={form}
              readOnly
            />
          ),
      )}
      <input
        ref={control}
        data-slot="calendar-control"
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="off"
        defaultValue={initial}
        required={required}
        form={form}
        onFocus={focusDay}
        // Over the panel's lower edge: there the browser's own message points.
        className="k:pointer-events-none k:absolute k:inset-x-0 k:bottom-0 k:h-px k:w-full k:opacity-0"
      />
    </>
  );
}

const bubbling = { bubbles: true };

/** React keeps its own property on each input, and takes what goes through it for its own change, not for a user's. */
function setPastReact(node: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(node, value);
}

/** Validation focuses what is missing: the day that Tab would reach. */
function focusDay({ currentTarget }: FocusEvent): void {
  currentTarget
    .closest("fieldset")
    ?.querySelector<HTMLElement>('[data-slot="calendar-day"][tabindex="0"]')
    ?.focus();
}

/** What a form sends of a selection, and the text that validation sees of it. */
export function formDates(
  selection: CalendarSelection,
  name: string | undefined,
): Pick<FormDatesProps, "entries" | "value"> {
  const { mode, selected } = selection;
  const [from, to] = mode === "range" ? [validDate(selected?.from), validDate(selected?.to)] : [];
  const days = mode === "range" ? [from, to] : mode === "single" ? [selected] : selected;
  const nameOf = (index: number) => (mode === "range" ? `${name}${index ? "-to" : "-from"}` : name);
  return {
    entries:
      name !== undefined ? days.map((day, index) => [nameOf(index) as string, validDate(day)] as const) : [],
    value: mode === "range" && !(from && to) ? "" : days.map((day) => day && dayKey(day)).join(" "),
  };
}

/** Whether a form would send the same of both. */
export function isSameSelection(one: CalendarSelection, other: CalendarSelection): boolean {
  const [mine, theirs] = [one, other].map((each) =>
    formDates(each, "")
      .entries.map(([name, day]) => name + (day ? dayKey(day) : ""))
      .join(),
  );
  return mine === theirs;
}
