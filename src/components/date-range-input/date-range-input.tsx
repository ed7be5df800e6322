"use client";

import { type ComponentProps, useRef, useState } from "react";
import { knownLocale } from "../../i18n/known-locale";
import { type DateRangeInputLabels, dateRangeInputLabels, type FieldLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import { validDate } from "../../lib/calendar-day";
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
import { focusInput } from "../../lib/focus-input";
import { focusPart } from "../../lib/focus-part";
import { withoutInnerChange } from "../../lib/inner-events";
import { isComposing } from "../../lib/is-composing";
import { useFormReset } from "../../lib/use-form-reset";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { isWindowBlur } from "../../lib/window-blur";
import { DatePopup, DateText, dateFormatOf, dateProblem, useDateText } from "../date-input";
import {
  type CalendarOptions,
  type DateMatcher,
  type DateRange,
  disabledDays as matchersOf,
} from "../date-picker";
import { FieldFrame, type FieldTexts, type MatchEvents, shownError, usePickerField } from "../field";
import { dateRangeInputRecipe } from "./date-range-input.recipe";
import { RangeDays } from "./range-days";
import { type DateRangePreset, type End, type Ends, rangeProblem, readEnd, readRange } from "./range-value";
import { useRangeValue } from "./use-range-value";

type Variants = (typeof dateRangeInputRecipe)["variants"];
type Owned = "value" | "defaultValue" | "children" | "role" | "onChange";

export interface DateRangeInputProps
  extends FormValueProps<DateRange | null>,
    RequiredProps,
    ControlProps,
    FormOwnerProps,
    PortalProps,
    Pick<TextControlProps, "readOnly">,
    Pick<CalendarOptions, "locale" | "weekStartsOn">,
    LabelsProps<DateRangeInputLabels & FieldLabels>,
    ControlStyleProps,
    Omit<ComponentProps<"div">, Owned | keyof MatchEvents>,
    Omit<FieldTexts, "labels"> {
  /**
   * The controlled value, `null` if both fields are empty. A date that isn't entered is undefined. Pass it with
   * `onValueChange` to update it.
   */
  value?: DateRange | null;
  /**
   * Called when the value changes: on Enter, when a field loses the focus, when a range is selected, and when a form reset
   * restores it.
   * @param value The local starts of the first and the last day, or `null` if both fields are empty.
   */
  onValueChange?: (value: DateRange | null) => void;
  /**
   * The name of the dates in form data, with `-from` and `-to` appended, as in DateRangePicker. Without a name, nothing is
   * submitted.
   */
  name?: string;
  /** Requires both dates before the form can be submitted. An explicit `false` adds "optional" to the label. */
  required?: boolean;
  /** Height, padding, radius and text size, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /** The validation style. It has no message and sets no ARIA state; when the dates themselves are invalid, use `error`. */
  variant?: keyof Variants["variant"];
  /** The earliest day. Earlier days can't be selected in the calendar, and aren't submitted. */
  min?: Date;
  /** The latest day. Later days can't be selected in the calendar, and aren't submitted. */
  max?: Date;
  /**
   * The minimum number of days, including the first and the last. A shorter range isn't submitted.
   * @minimum 1
   */
  minDays?: number;
  /**
   * The maximum number of days, including the first and the last. A longer range isn't submitted.
   * @minimum 1
   */
  maxDays?: number;
  /** Further days that a range can't start or end on. A range may include them. */
  disabledDays?: DateMatcher | DateMatcher[];
  /** Buttons below the calendar that select a period, such as the last 7 days. */
  presets?: DateRangePreset[];
  /** The first month that the calendar shows while both fields are empty. Defaults to the current month. */
  defaultMonth?: Date;
  /**
   * The day to mark as today in the calendar, on which presets end, and whose year completes a date without a year. Defaults
   * to the user's day.
   */
  today?: Date;
}

/**
 * Two text inputs for the first and the last day of a period, with one calendar in a popup. Pass `label` or `description`
 * for a built-in field. Otherwise wrap it in Field or set `aria-label`. For one day, use DateInput.
 *
 * @category Input
 * @alias date range, date range field, period, from to, start and end date, daterange, presets
 * @since 0.1.0
 */
export function DateRangeInput({
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
  minDays,
  maxDays,
  disabledDays,
  presets,
  defaultMonth,
  today,
  locale,
  weekStartsOn,
  container,
  name,
  form,
  required,
  disabled,
  readOnly,
  id,
  ref,
  onBlur,
  onMouseDown,
  "aria-label": ariaLabel,
  "aria-labelledby": ariaLabelledBy,
  "aria-describedby": ariaDescribedBy,
  "aria-invalid": ariaInvalid,
  ...rest
}: DateRangeInputProps) {
  const labels = useLabels("dateRangeInput", dateRangeInputLabels, ownLabels);
  const language = knownLocale("DateRangeInput.locale", locale, labels.locale);
  const format = dateFormatOf(language);
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const byUser = { from: useRef(false), to: useRef(false) };
  const range = useRangeValue({ byUser, value, defaultValue, onValueChange });
  const { ends, change } = range;
  const readAt = (text: string, now: Date) => format.read(text, now);
  const readPart = (text: string) => readAt(text, validDate(today) ?? new Date());
  const from = useDateText({
    format,
    day: ends.from,
    read: readPart,
    onChange: (day) => change({ from: day }),
  });
  const to = useDateText({
    format,
    day: ends.to,
    read: (text) => readEnd(ends.from, validDate(today) ?? new Date(), (now) => readAt(text, now)),
    onChange: (day) => change({ to: day }),
  });
  const texts = { from, to };
  const select = (next: Ends) => {
    from.forget(true);
    to.forget(true);
    change(next);
  };
  const [hasLeft, setLeft] = useState(false);
  useFormReset(inputs.from, () => {
    from.forget(false);
    to.forget(false);
    setLeft(false);
    range.reset();
  });

  const [first, last] = [validDate(min), validDate(max)];
  const days = matchersOf(disabledDays);
  const problemOf = (end: End) =>
    dateProblem({
      day: ends[end],
      isWrong: texts[end].isWrong,
      min: first,
      max: last,
      disabled: days,
      format,
      labels,
    });
  const problems = { from: problemOf("from"), to: problemOf("to") };
  const lengthProblem = rangeProblem({ ...ends, minDays, maxDays, labels, locale: language });
  // While people change both dates, the first may be after the second.
  if (hasLeft && !lengthProblem) setLeft(false);
  const wrongEnd = (["from", "to"] as const).find(
    (end) => problems[end] && (texts[end].isWrong || texts[end].wasChecked),
  );
  const problem = wrongEnd ? problems[wrongEnd] : hasLeft ? lengthProblem : undefined;
  const shown = shownError(error, problem);
  const { field, isFramed, labelId, control } = usePickerField({
    label,
    labelTooltip,
    labels: ownLabels,
    description,
    error: shown,
    required,
    "aria-label": ariaLabel,
    "aria-labelledby": ariaLabelledBy,
    "aria-describedby": ariaDescribedBy,
    "aria-invalid": ariaInvalid,
  });
  const leave = () => setLeft(from.wasChecked || to.wasChecked);
  const isHeld = isAriaDisabled(rest);
  const isLocked = readOnly || isHeld;
  const [opened, setOpened] = useState<Opened>({ isOpen: false });
  if (opened.isOpen && (disabled || isLocked)) setOpened({ isOpen: false });
  const slots = dateRangeInputRecipe({ size, variant });
  const mergedRef = useMergedRefs(ref, focusFirst);

  const commit = (end: End) => (text?: string) => {
    const typed = text ?? texts[end].typed;
    const both = typed && readRange(typed, readPart);
    if (both) select(both);
    else texts[end].commit(text);
  };
  const renderField = (end: End) => (
    <div data-slot="date-range-input-field" className={slots.field()}>
      <DateText
        slotPrefix="date-range-input"
        data-slot="date-range-input-text"
        id={end === "from" ? control.id : undefined}
        aria-label={labels[end]}
        aria-describedby={control["aria-describedby"]}
        aria-invalid={
          wrongEnd && shown === problem && end !== wrongEnd && !ariaInvalid
            ? undefined
            : control["aria-invalid"]
        }
        aria-disabled={isHeld || undefined}
        placeholder={format.pattern(labels)}
        date={{ ...texts[end], commit: commit(end) }}
        day={ends[end]}
        min={first}
        max={last}
        problem={problems[end] ?? (end === "to" ? lengthProblem : undefined)}
        byUser={byUser[end]}
        isControlled={value !== undefined}
        input={inputs[end]}
        name={name === undefined ? undefined : `${name}-${end}`}
        {...{ form, required, disabled }}
        readOnly={isLocked}
        controlClass={slots.control()}
        className={slots.input()}
        onKeyDown={(event) => event.key === "Enter" && !isComposing(event) && setLeft(true)}
        onOpen={() => setOpened({ isOpen: true, end })}
      />
    </div>
  );
  const box = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be named by the label of a field
    <div
      data-slot="date-range-input"
      role="group"
      {...honorAriaDisabled(withoutInnerChange(rest, onValueChange))}
      {...(!isFramed && field.events)}
      ref={mergedRef}
      id={id}
      aria-label={ariaLabel}
      aria-labelledby={ariaLabel ? undefined : labelId}
      className={slots.base({ className })}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        focusInput(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        if (!isWindowBlur(event) && !event.currentTarget.contains(event.relatedTarget)) leave();
      }}
    >
      <div data-slot="date-range-input-fields" className={slots.fields()}>
        {renderField("from")}
        <span data-slot="date-range-input-separator" aria-hidden="true" className={slots.separator()}>
          –
        </span>
        {renderField("to")}
      </div>
      <DatePopup
        slotPrefix="date-range-input"
        {...{ slots, labels, container }}
        labelId={isFramed ? field.labelId : undefined}
        isDisabled={disabled || isLocked}
        isOpen={opened.isOpen}
        onOpenChange={(isOpen) => setOpened({ isOpen, end: isOpen ? undefined : opened.end })}
        focusedDay={opened.end && ends[opened.end]}
        returnTo={opened.end && inputs[opened.end]}
      >
        <RangeDays
          {...{ slots, labels, ends, presets, weekStartsOn, today, defaultMonth }}
          locale={language}
          {...{ minDays, maxDays }}
          end={opened.end}
          min={first}
          max={last}
          disabledDays={days}
          onSelect={(next) => {
            select(next);
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

const focusFirst = focusPart((box) => box.querySelector<HTMLElement>("[data-slot=date-range-input-text]"));

/** Whether the calendar is open, and the field in which a key opened it. */
interface Opened {
  isOpen: boolean;
  end?: End;
}
