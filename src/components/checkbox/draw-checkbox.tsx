import { isShown } from "../field";
import { CheckboxControl } from "./checkbox-control";
import { CheckboxField, CheckboxTooltipField } from "./checkbox-field";
import type { CheckboxProps } from "./checkbox-types";

/**
 * A box, alone or with its label: what Checkbox, Checkbox.Item and the parent checkbox have in common. A function
 * and not a component, for it uses no hook, and in a table of five hundred a layer counts.
 *
 * @param slot The `data-slot` of the box, by which a group knows its items.
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
