"use client";

import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { datePickerLabels, type Labels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { validDate } from "../../lib/calendar-day";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import { pickerEvents } from "../../lib/picker/picker-events";
import { FieldContext } from "../field";
import { Calendar } from "./calendar";
import { type CalendarOptions, disabledDays } from "./calendar-options";
import { wordsOfLocale } from "./calendar-words";
import { datePickerRecipe } from "./date-picker.recipe";
import { FormDates, formDates, isSameSelection } from "./form-dates";
import {
  type CalendarSelection,
  chooseInRange,
  chooseOne,
  chooseSeveral,
  type DateRange,
  inOrder,
  type SelectionBounds,
} from "./selection";
import { useCalendarFieldset } from "./use-calendar-fieldset";

interface DatePickerOwnProps
  extends LabelsProps<Labels["datePicker"]>,
    StyleProps,
    CalendarOptions,
    Omit<
      ComponentProps<"fieldset">,
      "onChange" | "defaultValue" | "children" | "disabled" | "name" | "form"
    > {
  /**
   * How many months stand side by side; those that do not fit stand below.
   * @default 1
   */
  numberOfMonths?: number;
  /**
   * Shows six weeks for every month, so that nothing below moves from month to month.
   * @default false
   */
  fixedWeeks?: boolean;
  /** A line under the months that says what is chosen, or what may be; screen readers hear when it changes. */
  footer?: ReactNode;
  /** What else belongs to the choice, under the months and the footer: shortcuts to days, buttons. */
  children?: ReactNode;
}

interface SingleProps {
  /**
   * How days are chosen.
   * @default "single"
   * @alike Until days are chosen, there is nothing that would differ.
   */
  mode?: "single";
  /**
   * What is chosen, when the state is yours: as soon as the prop is there, even without a value, it changes only if
   * `onChange` changes it. By the local calendar, whatever the time of day.
   */
  selected?: Date | null;
  /** What is chosen at first and after a reset of the form, when the state is the picker's own. */
  defaultSelected?: Date;
  /** Called with what is chosen from now on. Each date is the local start of its day. */
  onChange?: (selected: Date | undefined) => void;
  min?: undefined;
  max?: undefined;
}

interface MultipleProps {
  mode: "multiple";
  selected?: Date[] | null;
  defaultSelected?: Date[];
  onChange?: (selected: Date[]) => void;
  /** The fewest: days that `multiple` does not go below by taking back; days that a `range` has at least. */
  min?: number;
  /** The most: days that `multiple` lets choose, the others are then out of use; days that a `range` has at most. */
  max?: number;
}

interface RangeProps {
  mode: "range";
  selected?: DateRange | null;
  defaultSelected?: DateRange;
  onChange?: (selected: DateRange | undefined) => void;
  min?: number;
  max?: number;
}

export type DatePickerProps = DatePickerOwnProps & (SingleProps | MultipleProps | RangeProps);

/** What any mode's `selected` may be. */
type Selected = Date | Date[] | DateRange | null | undefined;

/**
 * A calendar to choose days from: one, several, or a range. It takes its place in the page, or in a Popover. For the
 * two ends of a period, with a time zone and a way back, use DateRangePicker.
 *
 * The server renders the month of `month`, `defaultMonth` or the selection. Where none is given, and so the clock
 * decides, it leaves the room free: the reader's own month comes with the first effect.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/grid/ | ARIA grid pattern}
 * @category Other
 * @alias calendar, day picker
 */
export function DatePicker(props: DatePickerProps) {
  const {
    mode,
    selected,
    defaultSelected,
    onChange,
    min,
    max,
    disabled,
    month,
    defaultMonth,
    onMonthChange,
    today,
    locale,
    weekStartsOn,
    numberOfMonths,
    fixedWeeks,
    footer,
    children,
    labels,
    name,
    required,
    form,
    className,
    ...rest
  } = props;
  const isControlled = "selected" in props;
  const [first] = useState<Selected>(isControlled ? selected : defaultSelected);
  const [own, setOwn] = useState<Selected>(first);
  const byUser = useRef(false);
  const knownMode = knownValue("DatePicker.mode", mode, ["single", "multiple", "range"]);
  const selection = readSelection(knownMode, isControlled ? selected : own);
  const bounds = { min, max, required };
  const slots = datePickerRecipe();
  const words = useLabels("datePicker", { ...datePickerLabels, ...wordsOfLocale(locale) }, labels);

  const change = (next: Selected) => {
    if (next === selection.selected) return;
    if (!isControlled) setOwn(next);
    (onChange as ((selected: Selected) => void) | undefined)?.(next);
  };
  const choose = (day: Date) => {
    const next = choosing(selection, day, bounds);
    byUser.current = next !== selection.selected;
    change(next);
  };
  const fieldset = useCalendarFieldset({
    ...rest,
    onReset: () => {
      const back = readSelection(knownMode, first);
      if (!isSameSelection(selection, back)) change(back.selected);
    },
  });
  return (
    <fieldset
      data-slot="date-picker"
      className={slots.base({ className })}
      {...honorAriaDisabled(rest, pickerEvents)}
      {...fieldset}
      form={form}
      disabled={disabled === true}
    >
      <Calendar
        selection={selection}
        onChoose={choose}
        bounds={bounds}
        slots={slots}
        words={words}
        disabled={disabledDays(disabled)}
        month={month}
        defaultMonth={defaultMonth}
        onMonthChange={onMonthChange}
        today={today}
        locale={locale}
        weekStartsOn={weekStartsOn}
        numberOfMonths={numberOfMonths}
        fixedWeeks={fixedWeeks}
        footer={footer}
      />
      {/* A Field around is the picker's: nothing inside may take its id. */}
      <FieldContext value={null}>{children}</FieldContext>
      {(name || required) && (
        <FormDates {...formDates(selection, name)} required={required} form={form} byUser={byUser} />
      )}
    </fieldset>
  );
}

/** What is chosen, in the shape of its mode: untyped callers may pass another's. */
function readSelection(mode: CalendarSelection["mode"], selected: Selected): CalendarSelection {
  if (mode === "multiple")
    return { mode, selected: Array.isArray(selected) ? selected.filter(validDate) : [] };
  if (mode === "single") {
    return { mode, selected: selected instanceof Date ? validDate(selected) : undefined };
  }
  return { mode, selected: selected && "from" in selected ? inOrder(selected) : undefined };
}

function choosing(selection: CalendarSelection, day: Date, bounds: SelectionBounds): Selected {
  if (selection.mode === "single") return chooseOne(selection.selected, day, bounds);
  if (selection.mode === "multiple") return chooseSeveral(selection.selected, day, bounds);
  return chooseInRange(selection.selected, day, bounds);
}
