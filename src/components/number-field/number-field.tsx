"use client";

import { NumberField as Base } from "@base-ui/react/number-field";
import { useRef } from "react";
import { numberFieldLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { commitText, isCommit } from "../../lib/base-ui";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { FieldFrame, useField, useFieldAttributes } from "../field";
import { numberFieldRecipe } from "./number-field.recipe";
import { NumberFieldBox } from "./number-field-box";
import type { NumberFieldProps } from "./number-field-types";
import { useNumberValue } from "./use-number-value";

/**
 * The number of significant digits that every JavaScript number preserves. More digits would show binary
 * rounding errors: 0.1 + 0.2 = 0.30000000000000004.
 */
const allDigits = { maximumSignificantDigits: 15 };

/**
 * An input for a number, formatted for the language of the reader. Pass `label` or `description` for a built-in field.
 * Otherwise wrap it in Field or set `aria-label`. A form submits the plain number, such as `1234.5` for "1.234,5 €".
 *
 * @category Input
 * @alias number input, numeric input, spinner, spinbutton, quantity, amount, currency input
 * @since 0.1.0
 */
export function NumberField({
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
  onValueCommit,
  min,
  max,
  step = 1,
  largeStep = step === "any" ? 10 : step * 10,
  smallStep = step === "any" ? 0.1 : step,
  format = allDigits,
  locale,
  prefix,
  suffix,
  steppers,
  allowWheel,
  allowScrub,
  name,
  form,
  required,
  disabled,
  onBlur,
  onKeyDown,
  ref,
  ...own
}: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  const labels = useLabels("numberField", numberFieldLabels, ownLabels);
  const number = useNumberValue({ input, value, defaultValue, onValueChange, onValueCommit });
  const field = useField({
    label,
    labelTooltip,
    labels: ownLabels,
    description,
    error,
    required,
    id: own.id,
  });
  const isFramed = !!(label || description);
  const { readOnly, ...rest } = honorAriaDisabled(own, { readOnly: true });
  const attributes = useFieldAttributes(
    {
      ...rest,
      "aria-describedby":
        [prefix && `${field.id}prefix`, suffix && `${field.id}suffix`, rest["aria-describedby"]]
          .filter(Boolean)
          .join(" ") || undefined,
    },
    isFramed && field,
  );
  const slots = numberFieldRecipe({ size, variant });
  const control = (
    <NumberFieldBox
      slots={slots}
      labels={labels}
      id={field.id}
      events={isFramed ? undefined : field.events}
      {...{ prefix, suffix, steppers, allowScrub }}
      rootProps={{
        value: number.current,
        onValueChange: number.change,
        onValueCommitted: number.commit,
        locale: locale ?? labels.locale,
        allowWheelScrub: allowWheel,
        id: attributes.id,
        ...{ min, max, step, largeStep, smallStep, format, name, form, required, disabled, readOnly },
      }}
    >
      <Base.Input
        data-slot="number-field"
        dir="auto"
        form={form}
        aria-roledescription={labels.role}
        {...rest}
        {...attributes}
        aria-invalid={attributes["aria-invalid"] ?? (field.invalid || undefined)}
        ref={mergedRef}
        className={slots.base({ className })}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === "Enter" && !event.defaultPrevented) commitText(event.currentTarget);
        }}
        onBlur={(event) => {
          // The primitive keeps text that isn't a number, such as "-", until the next render.
          number.refresh();
          if (isCommit(event)) event.stopPropagation();
          else onBlur?.(event);
        }}
      />
    </NumberFieldBox>
  );
  if (isFramed) return <FieldFrame field={field}>{control}</FieldFrame>;
  return (
    <>
      {control}
      {field.watch}
    </>
  );
}
