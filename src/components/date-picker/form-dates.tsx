"use client";

import type { RefObject } from "react";
import { dayKey, validDate } from "../../lib/calendar-day";
import { useHiddenControl } from "../../lib/use-hidden-control";
import { hiddenCalendarControl } from "../../recipes/calendar";
import { dayInTabOrder } from "./day-in-tab-order";
import type { CalendarSelection } from "./selection";

interface FormDatesProps {
  /** The entries in form data, each with a name and a day. Entries without a day are left out. */
  entries: readonly (readonly [name: string, day: Date | undefined])[];
  /** The whole selection as one text, for validation. Empty while a date is missing. */
  value: string;
  required: boolean | undefined;
  /** The id of the form, if it isn't the surrounding one. */
  form: string | undefined;
  /** Set by the picker when the user selects a day. Reset here. */
  byUser: RefObject<boolean>;
}

/**
 * The form controls of a calendar: a hidden input for each day, and one input for validation. The validation
 * input also fires change events, and moves its focus to the days.
 */
export function FormDates({ entries, value, required, form, byUser }: FormDatesProps) {
  return (
    <>
      {entries.map(
        ([name, day]) =>
          day && <input key={name + dayKey(day)} type="hidden" name={name} value={dayKey(day)} form={form} />,
      )}
      <input
        data-slot="calendar-control"
        {...useHiddenControl(value, byUser, focusDay)}
        required={required}
        form={form}
        className={hiddenCalendarControl}
      />
    </>
  );
}

/** Moves the focus from the hidden input, where validation puts it, to the day in the tab order. */
function focusDay(control: HTMLElement): void {
  dayInTabOrder(control.closest("fieldset"))?.focus();
}

/** The form data of a selection, and its text for validation. */
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

/** Whether both selections have the same form data. */
export function isSameSelection(one: CalendarSelection, other: CalendarSelection): boolean {
  const [mine, theirs] = [one, other].map((each) =>
    formDates(each, "")
      .entries.map(([name, day]) => name + (day ? dayKey(day) : ""))
      .join(),
  );
  return mine === theirs;
}
