"use client";

import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { knownLocale } from "../../i18n/known-locale";
import { type FieldLabels, type TimeFieldLabels, timeFieldLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import type {
  ControlProps,
  ControlStyleProps,
  FormOwnerProps,
  FormValueProps,
  LabelsProps,
  RequiredProps,
  TextControlProps,
} from "../../lib/common-props";
import { focusPart } from "../../lib/focus-part";
import { withoutInnerChange } from "../../lib/inner-events";
import { knownValue } from "../../lib/known-value";
import { useControlled } from "../../lib/use-controlled";
import { useFormReset } from "../../lib/use-form-reset";
import { useHiddenControl } from "../../lib/use-hidden-control";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { FieldFrame, type FieldTexts, type MatchEvents, usePickerField } from "../field";
import { focusSegment, TimeBox } from "./time-box";
import { timeFieldRecipe } from "./time-field.recipe";
import { clockOf, composeTime, parseTime, segmentsOf, type TimeParts } from "./time-text";

type Variants = (typeof timeFieldRecipe)["variants"];
type Owned = "value" | "defaultValue" | "onChange" | "children" | "role";

export interface TimeFieldProps
  extends FormValueProps<string>,
    RequiredProps,
    ControlProps,
    FormOwnerProps,
    Pick<TextControlProps, "readOnly">,
    LabelsProps<TimeFieldLabels & FieldLabels>,
    ControlStyleProps,
    Omit<ComponentProps<"div">, Owned | keyof MatchEvents>,
    Omit<FieldTexts, "labels"> {
  /**
   * The controlled value, such as `"14:30"` or `"14:30:15"`. `""`, or a text that isn't a time, is an empty field. Pass
   * it with `onValueChange` to update it.
   */
  value?: string;
  /** Height, padding, radius and text size, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /** The validation style. It has no message and sets no ARIA state; when the time itself is invalid, use `error`. */
  variant?: keyof Variants["variant"];
  /** The earliest time, such as `"09:00"`. If it is later than `max`, the times between them include midnight. */
  min?: string;
  /** The latest time, such as `"17:30"`. */
  max?: string;
  /**
   * The seconds between valid times, counted from `min` or else from midnight. With `900`, arrow keys reach quarter hours
   * only. If it isn't a multiple of 60, the field has seconds.
   * @default 60
   * @minimum 1
   */
  step?: number;
  /** Whether there are 12 hours, with AM and PM, or 24. Defaults to what the language uses. */
  hourCycle?: "h12" | "h23";
  /** The language for formatting and reading the time, as a BCP 47 tag. Defaults to that of LocaleProvider. */
  locale?: string;
  /**
   * Called when the value changes: while typing, at each step, and when a form reset restores it.
   * @param value The new time, or `""` if the field is empty or the time isn't complete.
   */
  onValueChange?: (value: string) => void;
}

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
  ref,
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
  const language = knownLocale("TimeField.locale", locale, labels.locale);
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
  const mergedRef = useMergedRefs(ref, focusInTime);

  const box = (
    <TimeBox
      {...honorAriaDisabled(withoutInnerChange(rest, onValueChange))}
      {...(!isFramed && field.events)}
      ref={mergedRef}
      className={slots.base({ className })}
      id={id}
      aria-label={ariaLabel}
      aria-labelledby={ariaLabel ? undefined : labelId}
      {...{ slots, labels, clock, parts, step, min, disabled, form }}
      onPartsChange={change}
      isLocked={readOnly || isHeld}
      isControlled={value !== undefined}
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

/** The hidden control passes the focus on to the first empty segment. */
const focusInTime = focusPart((box) => box.querySelector<HTMLElement>("[data-slot=time-field-control]"));

interface TimeValueOptions
  extends Pick<TimeFieldProps, "value" | "defaultValue" | "onValueChange" | "hourCycle"> {
  /** The component's public name, for warnings. */
  component: string;
  /** Set when the user changes the value. */
  byUser: RefObject<boolean>;
  language: string;
  step: number | undefined;
}

/**
 * The parts of the time, the clock that formats them, and the functions that change them. A form reset
 * restores the default, and discards an incomplete time.
 */
export function useTimeValue({
  component,
  byUser,
  language,
  hourCycle,
  step: givenStep = 60,
  value,
  defaultValue = "",
  onValueChange,
}: TimeValueOptions) {
  const cycle = hourCycle && knownValue(`${component}.hourCycle`, hourCycle, ["h12", "h23"]);
  const step = givenStep > 0 ? givenStep : 60;
  const clock = clockOf(language, cycle, step % 60 !== 0);
  const [own, setOwn, restore] = useControlled(`${component}.value`, value, defaultValue, "");
  const given = parseTime(own, clock);
  const current = composeTime(given, clock);
  // The parts that the user typed, until the value changes. An incomplete time has no value.
  const [draft, setDraft] = useState<{ parts: TimeParts; time: string }>();
  if (draft && draft.time !== current) setDraft(undefined);
  const parts = draft?.time === current ? draft.parts : given;

  const change = (changed: TimeParts) => {
    const next = { ...parts, ...changed };
    const time = composeTime(next, clock);
    setDraft({ parts: next, time });
    if (time === current) return;
    byUser.current = true;
    setOwn(time);
    onValueChange?.(time);
  };
  /** Discards an incomplete time. */
  const forget = () => setDraft(undefined);
  const reset = () => {
    forget();
    const restored = restore();
    if (restored === undefined) return;
    const initial = composeTime(parseTime(restored, clock), clock);
    if (initial !== current) onValueChange?.(initial);
  };
  const isPartial = !current && segmentsOf(clock).some((segment) => parts[segment] !== undefined);
  return { clock, step, parts, time: current, isPartial, change, reset, forget };
}
