"use client";

import { type ClipboardEvent, type FocusEvent, useLayoutEffect, useRef } from "react";
import { useFormReset } from "../../hooks/use-form-reset";
import { useHiddenControl } from "../../hooks/use-hidden-control";
import { timeFieldLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import { focusInput } from "../../lib/focus-input";
import { knownValue } from "../../lib/known-value";
import { FieldFrame, usePickerField } from "../field";
import { clockOf, type Piece, segmentsOf } from "./clock";
import { timeFieldRecipe } from "./time-field.recipe";
import type { TimeFieldProps } from "./time-field-types";
import { TimeSegment } from "./time-segment";
import { parseTime, readTime, stepsOf } from "./time-text";
import { useTimeValue } from "./use-time-value";

/**
 * An input for a time of day, typed in segments, with 12 or 24 hours by the custom of the language. Pass `label` or
 * `description` for a built-in field. Otherwise wrap it in Field or set `aria-label`. It has the value of a native time
 * input, such as `14:30`.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/ | ARIA spinbutton pattern}
 * @category Input
 * @alias time input, time picker, clock, hours and minutes
 */
export function TimeField({
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
  step: givenStep = 60,
  hourCycle,
  locale,
  name,
  form,
  required,
  disabled,
  readOnly,
  id,
  onPaste,
  onMouseDown,
  "aria-label": ariaLabel,
  "aria-labelledby": ariaLabelledBy,
  "aria-describedby": ariaDescribedBy,
  "aria-invalid": ariaInvalid,
  ...rest
}: TimeFieldProps) {
  const labels = useLabels("timeField", timeFieldLabels, ownLabels);
  const { field, isFramed, labelId, control } = usePickerField({
    label,
    labelTooltip,
    labels: ownLabels,
    description,
    error,
    required,
    "aria-label": ariaLabel,
    "aria-labelledby": ariaLabelledBy,
    "aria-describedby": ariaDescribedBy,
    "aria-invalid": ariaInvalid,
  });
  const language = locale ?? labels.locale;
  const cycle = hourCycle && knownValue("TimeField.hourCycle", hourCycle, ["h12", "h23"]);
  const step = givenStep > 0 ? givenStep : 60;
  const hasSeconds = step % 60 !== 0;
  const clock = clockOf(language, cycle, hasSeconds);
  const byUser = useRef(false);
  const { parts, time, change, reset } = useTimeValue({
    byUser,
    clock,
    value,
    defaultValue,
    onValueChange,
  });
  const isPartial = !time && segmentsOf(clock).some((segment) => parts[segment] !== undefined);
  const hidden = useHiddenControl(time, byUser);
  useFormReset(hidden.ref, reset);
  useLayoutEffect(() => {
    hidden.ref.current?.setCustomValidity(isPartial ? labels.incomplete : "");
  }, [hidden.ref, isPartial, labels.incomplete]);
  const slots = timeFieldRecipe({ size, variant });
  const isHeld = isAriaDisabled(rest);
  const isLocked = readOnly || isHeld;

  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    onPaste?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const pasted = readTime(event.clipboardData.getData("text"), clock);
    if (pasted && !isLocked) change(pasted);
  };
  const base = parseTime(min ?? "", clock);
  const draw = (pieces: Piece[]) =>
    pieces.map((piece, index) =>
      "segment" in piece ? (
        <TimeSegment
          key={piece.segment}
          name={piece.segment}
          steps={stepsOf(piece.segment, step, base, clock.counts[piece.segment])}
          onChange={change}
          {...{ slots, labels, clock, parts, disabled, form }}
          readOnly={isLocked}
          aria-describedby={piece.segment === first ? control["aria-describedby"] : undefined}
          aria-invalid={control["aria-invalid"]}
          aria-required={required || undefined}
          aria-disabled={isHeld || undefined}
        />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no state
        <span key={index} data-slot="time-field-text" aria-hidden="true">
          {piece.text}
        </span>
      ),
    );
  const first = segmentsOf(clock)[0];
  const box = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be named by the label of a field
    <div
      data-slot="time-field"
      role="group"
      className={slots.base({ className })}
      {...honorAriaDisabled(rest)}
      {...(!isFramed && field.events)}
      id={id}
      aria-label={ariaLabel}
      aria-labelledby={ariaLabel ? undefined : labelId}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        focusInput(event);
      }}
      onPaste={paste}
    >
      <input
        data-slot="time-field-control"
        type="time"
        {...hidden}
        id={control.id}
        readOnly={isLocked}
        {...{ name, form, required, disabled, min, max, step }}
        onFocus={focusSegment}
        className={slots.control()}
      />
      {draw(clock.before)}
      <span data-slot="time-field-numbers" dir="ltr" className={slots.numbers()}>
        {draw(clock.numbers)}
      </span>
      {draw(clock.after)}
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

/** Moves the focus from the native input, where labels and validation put it, to the first segment that is missing. */
function focusSegment({ currentTarget }: FocusEvent): void {
  const segments = [
    ...(currentTarget.parentElement?.querySelectorAll<HTMLInputElement>("[role=spinbutton]") ?? []),
  ];
  (segments.find(({ value }) => !value) ?? segments[0])?.focus();
}
