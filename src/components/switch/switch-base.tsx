"use client";

import { FieldFrame, fieldRecipe, isShown, useField, useFieldAttributes } from "../field";
import { switchRecipe } from "./switch.recipe";
import { SwitchControl } from "./switch-control";
import type { SwitchProps } from "./switch-types";

interface SwitchBaseProps extends SwitchProps {
  /** The `data-slot` by which a group identifies its items. */
  kind: "switch" | "switch-item";
}

/** The shared part of Switch and Switch.Item: the control, in a built-in field if it has a label or description. */
export function SwitchBase({
  label,
  labelTooltip,
  description,
  error,
  labels,
  controlFirst = true,
  variant,
  size,
  ...rest
}: SwitchBaseProps) {
  const field = useField({ label, labelTooltip, labels, description, error, id: rest.id });
  const isFramed = isShown(label) || isShown(description);
  const attributes = useFieldAttributes(
    {
      id: rest.id,
      "aria-labelledby": rest["aria-labelledby"],
      "aria-describedby": rest["aria-describedby"],
      "aria-invalid": rest["aria-invalid"] ?? (field.invalid || undefined),
    },
    isFramed && field,
  );
  const invalid = attributes["aria-invalid"];
  const slots = switchRecipe({
    variant: invalid && invalid !== "false" ? "error" : variant,
    size,
    last: !controlFirst,
  });
  const control = (
    <SwitchControl
      aria-required={rest.required || undefined}
      {...rest}
      {...attributes}
      slots={slots}
      boxEvents={isFramed ? undefined : field.events}
    />
  );
  if (!isFramed) {
    return (
      <>
        {control}
        {field.watch}
      </>
    );
  }
  return (
    <FieldFrame
      field={field}
      slots={fieldRecipe({ controlFirst })}
      controlFirst={controlFirst}
      className={slots.field()}
    >
      {control}
    </FieldFrame>
  );
}
