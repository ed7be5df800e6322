"use client";

import { type ComponentProps, type RefObject, useRef, useState } from "react";
import { knownLocale } from "../../i18n/known-locale";
import { type DateInputLabels, dateInputLabels, type FieldLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { isSameDay, validDate } from "../../lib/calendar-day";
import type {
  ControlProps,
  ControlStyleProps,
  FormOwnerProps,
  FormValueProps,
  LabelsProps,
  PortalProps,
  RequiredProps,
  TextControlProps,
} from "../../lib/common-props";
import { useFieldAttributes } from "../../lib/field-context";
import { focusInput } from "../../lib/focus-input";
import { dateShape, useControlled } from "../../lib/use-controlled";
import { useFormReset } from "../../lib/use-form-reset";
import {
  type CalendarOptions,
  type DateMatcher,
  DatePicker,
  daysOutside,
  disabledDays as matchersOf,
} from "../date-picker";
import { FieldFrame, type FieldTexts, type MatchEvents, shownError, useField } from "../field";
import { type DateFormat, dateFormatOf, dateProblem } from "./date-format";
import { dateInputRecipe } from "./date-input.recipe";
import { DatePopup } from "./date-popup";
import { DateText, useDateText } from "./date-text";

type Variants = (typeof dateInputRecipe)["variants"];
type Owned = "type" | "size" | "value" | "defaultValue" | "min" | "max" | "step" | "children";

export interface DateInputProps
  extends FormValueProps<Date | null>,
    RequiredProps,
    ControlProps,
    FormOwnerProps,
    PortalProps,
    Omit<TextControlProps, "onValueChange" | "placeholder">,
    Pick<CalendarOptions, "locale" | "weekStartsOn">,
    LabelsProps<DateInputLabels & FieldLabels>,
    ControlStyleProps,
    Omit<ComponentProps<"input">, Owned | keyof MatchEvents>,
    Omit<FieldTexts, "labels"> {
  /**
   * The controlled value, `null` if it is empty. Pass it with `onValueChange` to update it. The time of day is ignored.
   */
  value?: Date | null;
  /** Height, padding, radius and text size, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /** The validation style. It has no message and sets no ARIA state; when the date itself is invalid, use `error`. */
  variant?: keyof Variants["variant"];
  /** The earliest day. Earlier days can't be selected in the calendar, and aren't submitted. */
  min?: Date;
  /** The latest day. Later days can't be selected in the calendar, and aren't submitted. */
  max?: Date;
  /** Further days that can't be selected in the calendar, and aren't submitted. */
  disabledDays?: DateMatcher | DateMatcher[];
  /** The month that the calendar shows while the field is empty. Defaults to the current month. */
  defaultMonth?: Date;
  /**
   * The day to mark as today in the calendar, and whose year completes a date without a year. Defaults to the user's day.
   */
  today?: Date;
  /** An example of a value, shown while the control is empty. Defaults to a pattern such as "MM/DD/YYYY". */
  placeholder?: string;
  /**
   * Called when the value changes: on Enter, when the field loses the focus, when a day is selected, and when a form reset
   * restores it.
   * @param value The local start of the new day, or `null` if the field is empty or its text isn't a date.
   */
  onValueChange?: (value: Date | null) => void;
}

/**
 * A text input for a date, with a calendar in a popup. It reads dates in the order of the language, such as `2/1/26` or
 * `1.2.2026`, in words, and as `2026-02-01`. Pass `label` or `description` for a built-in field. Otherwise wrap it in
 * Field or set `aria-label`.
 *
 * @category Input
 * @alias date field, date picker input, calendar input
 * @since 0.1.0
 */
export function DateInput({
  label,
  labelTooltip,
  labels: ownLabels,
  description,
  error,
  size,
  variant,
  className,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  disabledDays,
  defaultMonth,
  today,
  locale,
  weekStartsOn,
  container,
  name,
  form,
  required,
  disabled,
  placeholder,
  onChange,
  ...own
}: DateInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const labels = useLabels("dateInput", dateInputLabels, ownLabels);
  const language = knownLocale("DateInput.locale", locale, labels.locale);
  const format = dateFormatOf(language);
  const byUser = useRef(false);
  const date = useDateValue({ byUser, format, today, value, defaultValue, onValueChange });
  const [first, last] = [validDate(min), validDate(max)];
  const days = matchersOf(disabledDays);
  const problem = dateProblem({
    ...{ day: date.day, isWrong: date.isWrong, min: first, max: last, disabled: days, format, labels },
  });
  useFormReset(input, date.reset);
  const field = useField({
    label,
    labelTooltip,
    labels: ownLabels,
    description,
    error: shownError(error, (date.isWrong || date.wasChecked) && problem),
    required,
    id: own.id,
  });
  const isFramed = !!(label || description);
  const { readOnly, ...rest } = honorAriaDisabled(own, { readOnly: true });
  const attributes = useFieldAttributes(rest, isFramed && field);
  const [opened, setOpened] = useState({ isOpen: false, byKey: false });
  if (opened.isOpen && (disabled || readOnly)) setOpened({ isOpen: false, byKey: false });
  const slots = dateInputRecipe({ size, variant });
  const box = (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger area to click the input; it has no action of its own
    <div
      data-slot="date-input-box"
      className={slots.box()}
      {...(!isFramed && field.events)}
      onMouseDown={focusInput}
    >
      <DateText
        slotPrefix="date-input"
        data-slot="date-input"
        {...rest}
        {...attributes}
        aria-invalid={attributes["aria-invalid"] ?? (field.invalid || undefined)}
        placeholder={placeholder ?? format.pattern(labels)}
        {...{ date, day: date.day, problem, byUser, input, name, form, required, disabled, readOnly }}
        min={first}
        max={last}
        isControlled={value !== undefined}
        controlClass={slots.control()}
        className={slots.base({ className })}
        onChange={onValueChange ? undefined : onChange}
        onOpen={() => setOpened({ isOpen: true, byKey: true })}
      />
      <DatePopup
        slotPrefix="date-input"
        {...{ slots, labels, container }}
        labelId={isFramed ? field.labelId : undefined}
        isDisabled={disabled || readOnly}
        isOpen={opened.isOpen}
        onOpenChange={(isOpen) => setOpened({ isOpen, byKey: !isOpen && opened.byKey })}
        returnTo={opened.byKey ? input : undefined}
      >
        <Days
          {...{ weekStartsOn, today, defaultMonth }}
          locale={language}
          day={date.day}
          min={first}
          max={last}
          disabledDays={days}
          onSelect={(next) => {
            if (next) date.select(next);
            setOpened({ ...opened, isOpen: false });
          }}
        />
      </DatePopup>
    </div>
  );
  if (isFramed) return <FieldFrame field={field}>{box}</FieldFrame>;
  return (
    <>
      {box}
      {field.watch}
    </>
  );
}

interface DaysProps
  extends Pick<DateInputProps, "locale" | "weekStartsOn" | "today" | "defaultMonth" | "min" | "max"> {
  day: Date | undefined;
  disabledDays: DateMatcher[];
  /** Called with the pressed day, or `null` if it is the selected one. */
  onSelect: (day: Date | null) => void;
}

/** The calendar, as a separate component, so that the clock is read only while it is open. */
function Days({ day, min, max, disabledDays, defaultMonth, today, onSelect, ...rest }: DaysProps) {
  const now = validDate(today) ?? new Date();
  const nearest = max && now > max ? max : min && now < min ? min : now;
  return (
    <DatePicker
      {...rest}
      today={today}
      selected={day ?? null}
      onChange={onSelect}
      defaultMonth={day ?? defaultMonth ?? nearest}
      disabled={[...daysOutside(min, max), ...disabledDays]}
    />
  );
}

interface DateValueOptions
  extends Pick<DateInputProps, "value" | "defaultValue" | "onValueChange" | "today"> {
  /** Set when the user changes the value. */
  byUser: RefObject<boolean>;
  format: DateFormat;
}

/** The day, its text, and functions that change both. A form reset restores the default, and discards the text. */
function useDateValue({
  byUser,
  format,
  today,
  value,
  defaultValue = null,
  onValueChange,
}: DateValueOptions) {
  const [currentValue, setCurrentValue, restore] = useControlled(
    "DateInput.value",
    value,
    defaultValue,
    null,
    dateShape,
  );
  const day = validDate(currentValue);
  const change = (next: Date | undefined) => {
    if (next === day || isSameDay(next, day)) return;
    byUser.current = true;
    setCurrentValue(next ?? null);
    onValueChange?.(next ?? null);
  };
  const text = useDateText({
    format,
    day,
    read: (typed) => format.read(typed, validDate(today) ?? new Date()),
    onChange: change,
  });
  const select = (next: Date) => {
    text.forget(true);
    change(next);
  };
  const reset = () => {
    text.forget(false);
    const restored = restore();
    if (restored === undefined) return;
    const initial = validDate(restored);
    if (initial !== day && !isSameDay(initial, day)) onValueChange?.(initial ?? null);
  };
  return { ...text, day, select, reset };
}
