"use client";

import { useLayoutEffect, useRef } from "react";
import { timeFieldLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import { useFormReset } from "../../lib/use-form-reset";
import { useHiddenControl } from "../../lib/use-hidden-control";
import { FieldFrame, usePickerField } from "../field";
import { focusSegment, TimeBox } from "./time-box";
import { timeFieldRecipe } from "./time-field.recipe";
import type { TimeFieldProps } from "./time-field-types";
import { useTimeValue } from "./use-time-value";

/**
 * An input for a time of day, typed in segments, with 12 or 24 hours depending on the language. Pass `label` or
 * `description` for a built-in field. Otherwise wrap it in Field or set `aria-label`. It has the value of a native time
 * input, such as `14:30`.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/ | ARIA spinbutton pattern}
 * @category Input
 * @alias time input, time picker, clock, hours and minutes
 * @since 0.1.0
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
  step: givenStep,
  hourCycle,
  locale,
  name,
  form,
  required,
  disabled,
  readOnly,
  id,
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
  const byUser = useRef(false);
  const { clock, step, parts, time, isPartial, change, reset } = useTimeValue({
    component: "TimeField",
    step: givenStep,
    ...{ byUser, language, hourCycle, value, defaultValue, onValueChange },
  });
  const hidden = useHiddenControl(time, byUser, focusSegment);
  useFormReset(hidden.ref, reset);
  useLayoutEffect(() => {
    hidden.ref.current?.setCustomValidity(isPartial ? labels.incomplete : "");
  }, [hidden.ref, isPartial, labels.incomplete]);
  const slots = timeFieldRecipe({ size, variant });
  const isHeld = isAriaDisabled(rest);

  const box = (
    <TimeBox
      {...honorAriaDisabled(rest)}
      {...(!isFramed && field.events)}
      className={slots.base({ className })}
      id={id}
      aria-label={ariaLabel}
      aria-labelledby={ariaLabel ? undefined : labelId}
      {...{ slots, labels, clock, parts, step, min, disabled, form }}
      onPartsChange={change}
      isLocked={readOnly || isHeld}
      aria-describedby={control["aria-describedby"]}
      segment={{
        "aria-invalid": control["aria-invalid"],
        "aria-required": required || undefined,
        "aria-disabled": isHeld || undefined,
      }}
    >
      <input
        data-slot="time-field-control"
        type="time"
        {...hidden}
        id={control.id}
        readOnly={readOnly || isHeld}
        {...{ name, form, required, disabled, min, max, step }}
        className={slots.control()}
      />
    </TimeBox>
  );
  if (isFramed) return <FieldFrame field={field}>{box}</FieldFrame>;
  return (
    <>
      {box}
      {field.watch}
    </>
  );
}
