"use client";

import { type KeyboardEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { dateInputLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { dayKey, validDate } from "../../lib/calendar-day";
import { focusInput } from "../../lib/focus-input";
import { useFormReset } from "../../lib/use-form-reset";
import { useHiddenControl } from "../../lib/use-hidden-control";
import { disabledDays as matchersOf } from "../date-picker";
import { FieldFrame, type FieldTexts, useField, useFieldAttributes } from "../field";
import { dateFormatOf } from "./date-format";
import { dateInputRecipe } from "./date-input.recipe";
import { DateInputCalendar, type Opened } from "./date-input-calendar";
import type { DateInputProps } from "./date-input-types";
import { dateProblem } from "./date-problem";
import { useDateValue } from "./use-date-value";

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
  onBlur,
  onKeyDown,
  ref,
  ...own
}: DateInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const labels = useLabels("dateInput", dateInputLabels, ownLabels);
  const format = dateFormatOf(locale?.code ?? labels.locale);
  const byUser = useRef(false);
  const date = useDateValue({ byUser, format, today, value, defaultValue, onValueChange });
  const [first, last] = [validDate(min), validDate(max)];
  const days = matchersOf(disabledDays);
  const problem = dateProblem({
    ...{ day: date.day, isWrong: date.isWrong, min: first, max: last, disabled: days, format, labels },
  });
  const hidden = useHiddenControl(date.day ? dayKey(date.day) : "", byUser, () => input.current?.focus());
  useFormReset(hidden.ref, date.reset);
  useLayoutEffect(() => {
    hidden.ref.current?.setCustomValidity(problem ?? "");
  }, [hidden.ref, problem]);
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
  const [opened, setOpened] = useState<Opened>({ isOpen: false, byKey: false });
  const slots = dateInputRecipe({ size, variant });

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    // Commits the text before Enter submits the form.
    if (event.key === "Enter") flushSync(date.commit);
    if (event.key === "ArrowDown" && !readOnly) {
      event.preventDefault();
      date.commit();
      setOpened({ isOpen: true, byKey: true });
    }
  };
  const box = (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger area to click the input; it has no action of its own
    <div
      data-slot="date-input-box"
      className={slots.box()}
      {...(!isFramed && field.events)}
      onMouseDown={focusInput}
    >
      <input
        data-slot="date-input-control"
        type="date"
        {...hidden}
        {...{ name, form, required, disabled, readOnly }}
        min={first && dayKey(first)}
        max={last && dayKey(last)}
        className={slots.control()}
      />
      <input
        data-slot="date-input"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        {...attributes}
        aria-required={required || undefined}
        aria-invalid={attributes["aria-invalid"] ?? (field.invalid || undefined)}
        placeholder={placeholder ?? format.pattern(labels)}
        form={form}
        disabled={disabled}
        readOnly={readOnly}
        ref={input}
        className={slots.base({ className })}
        value={date.text}
        onChange={(event) => {
          onChange?.(event);
          date.type(event.currentTarget.value);
        }}
        onKeyDown={handleKey}
        onBlur={(event) => {
          date.commit();
          onBlur?.(event);
        }}
      />
      <DateInputCalendar
        {...{ slots, labels, container, opened, locale, weekStartsOn, today, defaultMonth }}
        labelId={isFramed ? field.labelId : undefined}
        isDisabled={disabled || readOnly}
        input={input}
        onOpenedChange={setOpened}
        day={date.day}
        min={first}
        max={last}
        disabledDays={days}
        onSelect={date.select}
      />
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

/** The caller's error, otherwise the problem. An error that waits for a `match` doesn't hide it. */
function shownError(error: FieldTexts["error"], problem: string | false | undefined): FieldTexts["error"] {
  const isWaiting = typeof error === "object" && error.match && error.match !== true;
  return problem && (!error || isWaiting) ? problem : error;
}
