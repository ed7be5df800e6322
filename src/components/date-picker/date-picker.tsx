"use client";

import {
  type AriaAttributes,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useRef,
} from "react";
import { knownLocale } from "../../i18n/known-locale";
import { type DatePickerLabels, datePickerLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { pickerEvents } from "../../lib/base-ui";
import { dayKey, validDate } from "../../lib/calendar-day";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { FieldContext } from "../../lib/field-context";
import { focusPart } from "../../lib/focus-part";
import { knownValue } from "../../lib/known-value";
import { dateShape, type Shape, useControlled } from "../../lib/use-controlled";
import { useFormReset } from "../../lib/use-form-reset";
import { useHiddenControl } from "../../lib/use-hidden-control";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { hiddenCalendarControl } from "../../recipes/calendar";
import { Calendar } from "./calendar";
import { datePickerRecipe } from "./date-picker.recipe";
import {
  type CalendarOptions,
  type CalendarSelection,
  chooseInRange,
  chooseOne,
  chooseSeveral,
  type DateRange,
  disabledDays,
  inOrder,
  type SelectionBounds,
} from "./selection";

interface DatePickerOwnProps
  extends LabelsProps<DatePickerLabels>,
    StyleProps,
    CalendarOptions,
    Omit<
      ComponentProps<"fieldset">,
      "onChange" | "defaultValue" | "children" | "disabled" | "name" | "form"
    > {
  /**
   * The number of months, side by side. Months that don't fit are below the others.
   * @default 1
   * @minimum 1
   */
  numberOfMonths?: number;
  /**
   * Whether every month has six weeks, so that the height stays the same.
   * @default false
   */
  fixedWeeks?: boolean;
  /** A line below the months, such as the selected date or a limit. Screen readers announce changes. */
  footer?: ReactNode;
  /** Content below the months and the footer, such as buttons that select common dates. */
  children?: ReactNode;
}

interface SingleProps {
  /**
   * Whether one day, several days or a range can be selected.
   * @default "single"
   */
  mode?: "single";
  /**
   * The controlled selection, `null` or `[]` if nothing is selected. Pass it with `onChange` to update it. The time of day
   * is ignored.
   */
  selected?: Date | null;
  /** The initial selection, when uncontrolled. A form reset restores the current default. */
  defaultSelected?: Date;
  /**
   * Called with the new selection when the user changes it, or a form reset restores the default. It is `null` or `[]` if
   * nothing is selected. Each date is the local start of its day.
   * @param selected The new selection.
   */
  onChange?: (selected: Date | null) => void;
  min?: undefined;
  max?: undefined;
}

interface MultipleProps {
  mode: "multiple";
  selected?: Date[] | null;
  defaultSelected?: Date[];
  onChange?: (selected: Date[]) => void;
  /**
   * The minimum number of days. In `multiple`, days can't be deselected below it. A shorter `range` starts again.
   *
   * @minimum 1
   */
  min?: number;
  /**
   * The maximum number of days. In `multiple`, the other days are then disabled. A longer `range` starts again.
   *
   * @minimum 1
   */
  max?: number;
}

interface RangeProps {
  mode: "range";
  selected?: DateRange | null;
  defaultSelected?: DateRange;
  onChange?: (selected: DateRange | null) => void;
  min?: number;
  max?: number;
}

export type DatePickerProps = DatePickerOwnProps & (SingleProps | MultipleProps | RangeProps);

/** The selection in any mode. */
type Selected = Date | Date[] | DateRange | null;

/**
 * A calendar for selecting one day, several days or a range, in the page or in a Popover. For a period with a time zone
 * and a reset button, use DateRangePicker.
 *
 * The server renders the month of `month`, `defaultMonth` or the selection. Without them, it renders an empty calendar,
 * and the browser fills in the current month.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/grid/ | ARIA grid pattern}
 * @category Other
 * @alias calendar, day picker
 * @since 0.1.0
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
  const knownMode = knownValue("DatePicker.mode", mode, ["single", "multiple", "range"]);
  const [value, setOwn, restore] = useControlled<Selected>(
    "DatePicker.selected",
    selected,
    defaultSelected ?? null,
    null,
    shapes[knownMode],
  );
  const byUser = useRef(false);
  const selection = readSelection(knownMode, value);
  const bounds = { min, max, required };
  const slots = datePickerRecipe();
  const words = useLabels("datePicker", datePickerLabels, labels);

  const report = onChange as ((selected: Selected) => void) | undefined;
  const change = (next: Selected) => {
    setOwn(next);
    report?.(next);
  };
  const selectDay = (day: Date) => {
    const next = choosing(selection, day, bounds);
    if (next === selection.selected) return;
    byUser.current = true;
    change(next ?? null);
  };
  const fieldset = useCalendarFieldset({
    ...rest,
    onReset: () => {
      const restored = restore();
      if (restored === undefined) return;
      const initial = readSelection(knownMode, restored);
      if (!isSameSelection(selection, initial)) report?.(initial.selected ?? null);
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
        onChoose={selectDay}
        bounds={bounds}
        slots={slots}
        words={words}
        disabled={disabledDays(disabled)}
        month={month}
        defaultMonth={defaultMonth}
        onMonthChange={onMonthChange}
        today={today}
        locale={knownLocale("DatePicker.locale", locale, words.locale)}
        weekStartsOn={weekStartsOn}
        numberOfMonths={numberOfMonths}
        fixedWeeks={fixedWeeks}
        footer={footer}
      />
      {/* A surrounding Field belongs to the picker, so nothing inside may take its id. */}
      <FieldContext value={null}>{children}</FieldContext>
      {(name || required) && (
        <FormDates {...formDates(selection, name)} required={required} form={form} byUser={byUser} />
      )}
    </fieldset>
  );
}

const shapes: Record<CalendarSelection["mode"], Shape> = {
  single: dateShape,
  multiple: { name: "an array of Dates", matches: Array.isArray },
  range: { name: "an object with from and to", matches: (value) => typeof value === "object" },
};

/** The selection in the shape of its mode. Untyped callers may pass another shape. */
function readSelection(mode: CalendarSelection["mode"], selected: Selected): CalendarSelection {
  if (mode === "multiple")
    return { mode, selected: Array.isArray(selected) ? selected.filter(validDate) : [] };
  if (mode === "single") {
    return { mode, selected: selected instanceof Date ? validDate(selected) : undefined };
  }
  return { mode, selected: selected && "from" in selected ? inOrder(selected) : undefined };
}

function choosing(selection: CalendarSelection, day: Date, bounds: SelectionBounds) {
  if (selection.mode === "single") return chooseOne(selection.selected, day, bounds);
  if (selection.mode === "multiple") return chooseSeveral(selection.selected, day, bounds);
  return chooseInRange(selection.selected, day, bounds);
}

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
          day && (
            <input
              key={name + dayKey(day)}
              type="hidden"
              autoComplete="off"
              name={name}
              value={dayKey(day)}
              form={form}
            />
          ),
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
function isSameSelection(one: CalendarSelection, other: CalendarSelection): boolean {
  const [oneText, otherText] = [one, other].map((each) =>
    formDates(each, "")
      .entries.map(([name, day]) => name + (day ? dayKey(day) : ""))
      .join(),
  );
  return oneText === otherText;
}

/** The day of a calendar that is in the tab order. Each calendar has one. */
export function dayInTabOrder(calendar: Element | null | undefined): HTMLElement | null {
  return calendar?.querySelector<HTMLElement>('[data-slot="calendar-day"][tabindex="0"]') ?? null;
}

/** The missing time of a selected day, or else the day in the tab order. */
const focusInCalendar = focusPart((fieldset) =>
  fieldset.querySelector("[aria-selected=true]")
    ? (fieldset.querySelector<HTMLElement>("[role=spinbutton]:placeholder-shown") ?? dayInTabOrder(fieldset))
    : dayInTabOrder(fieldset),
);

interface CalendarFieldsetOptions
  extends Pick<AriaAttributes, "aria-label" | "aria-labelledby" | "aria-describedby"> {
  id?: string;
  ref?: Ref<HTMLFieldSetElement>;
  /** Called when its form is reset. */
  onReset: () => void;
}

/** The attributes of a calendar's fieldset, named and described by a surrounding Field. Handles resets. */
export function useCalendarFieldset({ ref, onReset, ...own }: CalendarFieldsetOptions) {
  const fieldset: RefObject<HTMLFieldSetElement | null> = useRef(null);
  const mergedRef = useMergedRefs(fieldset, ref, focusInCalendar);
  useFormReset(fieldset, onReset);
  const field = use(FieldContext);
  return {
    ref: mergedRef,
    id: own.id ?? field?.id,
    // The `for` attribute of a label can't name a group.
    "aria-labelledby": own["aria-labelledby"] ?? (own["aria-label"] ? undefined : field?.labelId),
    "aria-describedby": [own["aria-describedby"], field?.describedBy].filter(Boolean).join(" ") || undefined,
    "data-invalid": field?.invalid || undefined,
  };
}
