import { isShown } from "../field";
import { CheckboxControl } from "./checkbox-control";
import { CheckboxField, CheckboxTooltipField } from "./checkbox-field";
import type { CheckboxProps } from "./checkbox-types";

/**
 * Renders a box with or without a label, for Checkbox, Checkbox.Item and the parent checkbox. It is a
 * function, not a component: it needs no hooks, and an extra component layer would slow down a table with 500
 * checkboxes.
 *
 * @param slot The `data-slot` of the box. A group finds its items by it.
 */
export function drawCheckbox(
  { label, labelTooltip, controlFirst, ...rest }: Omit<CheckboxProps, "parent">,
  slot: "checkbox" | "checkbox-item" | "checkbox-parent",
) {
  const control = { ...rest, "data-slot": slot };
  if (!isShown(label)) return <CheckboxControl {...control} />;
  const Field = isShown(labelTooltip) ? CheckboxTooltipField : CheckboxField;
  return <Field label={label} labelTooltip={labelTooltip} controlFirst={controlFirst} control={control} />;
}
