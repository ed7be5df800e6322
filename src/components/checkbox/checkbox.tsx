"use client";

import { type CheckboxProps, drawCheckbox } from "./checkbox-control";
import { useCheckboxGroup } from "./checkbox-group";

/** Assembled and documented in index.ts. */
export function Checkbox({ parent, ...props }: CheckboxProps) {
  return parent ? <CheckboxParent {...props} /> : drawCheckbox(props, "checkbox");
}

/** The checkbox for all items of its group. The group handles its change event and updates the items. */
function CheckboxParent({ variant, controlFirst, ...rest }: Omit<CheckboxProps, "parent">) {
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
