"use client";

import { type CheckboxProps, renderCheckbox } from "./checkbox-control";
import { useCheckboxGroup } from "./checkbox-group";

/**
 * A checkbox turns one option on or off, to be submitted or saved later. For several options of one question, use
 * Checkbox.Group. If only one can be selected, use Radio.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/ | ARIA checkbox pattern}
 * @category Input
 * @alias tick box, check, multi choice
 * @since 0.1.0
 */
export function Checkbox({ parent, ...props }: CheckboxProps) {
  return parent ? <CheckboxParent {...props} /> : renderCheckbox(props, "checkbox");
}

/** The checkbox for all items of its group. The group handles its change event and updates the items. */
function CheckboxParent({ variant, controlFirst, ...rest }: Omit<CheckboxProps, "parent">) {
  const group = useCheckboxGroup("Checkbox parent");
  const { allValues } = group;
  if (!allValues) {
    throw new Error("<Checkbox parent> needs all values of its group. Pass allValues to <Checkbox.Group>.");
  }
  const count = allValues.filter((value) => group.checked.has(value)).length;
  return renderCheckbox(
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
