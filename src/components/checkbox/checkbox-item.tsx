"use client";

import type { ChoiceProps } from "../../lib/common-props";
import { useCheckboxGroup } from "./checkbox-group-context";
import type { CheckboxProps, CheckboxVariant } from "./checkbox-types";
import { drawCheckbox } from "./draw-checkbox";

export interface CheckboxItemProps
  extends ChoiceProps,
    Omit<CheckboxProps, "parent" | "checked" | "defaultChecked" | "indeterminate" | "value"> {
  /** The validation style. Defaults to `error` while the group has an error. */
  variant?: CheckboxVariant;
}

/** One option in a Checkbox.Group. */
export function CheckboxItem({ value, variant, controlFirst, name, ...rest }: CheckboxItemProps) {
  const group = useCheckboxGroup("Checkbox.Item");
  return drawCheckbox(
    {
      ...rest,
      variant: variant ?? group.variant,
      controlFirst: controlFirst ?? group.controlFirst,
      name: name ?? group.name,
      value,
      checked: group.checked.has(value),
    },
    "checkbox-item",
  );
}
