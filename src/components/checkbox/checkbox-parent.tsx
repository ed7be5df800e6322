"use client";

import { useCheckboxGroup } from "./checkbox-group-context";
import type { CheckboxProps } from "./checkbox-types";
import { drawCheckbox } from "./draw-checkbox";

/** The checkbox for all items of its group. The group handles its change event and updates the items. */
export function CheckboxParent({ variant, controlFirst, ...rest }: Omit<CheckboxProps, "parent">) {
  const group = useCheckboxGroup("Checkbox parent");
  const { allValues } = group;
  if (!allValues) {
    throw new Error("<Checkbox parent> needs all values of its group. Pass allValues to <Checkbox.Group>.");
  }
  const count = allValues.filter((value) => group.checked.has(value)).length;
  return drawCheckbox(
    {
      "aria-controls": group.id,
      ...rest,
      variant: variant ?? group.variant,
      controlFirst: controlFirst ?? group.controlFirst,
      checked: count > 0 && count === allValues.length,
      indeterminate: count > 0 && count < allValues.length,
    },
    "checkbox-parent",
  );
}
