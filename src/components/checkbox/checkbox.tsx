import { CheckboxParent } from "./checkbox-parent";
import type { CheckboxProps } from "./checkbox-types";
import { drawCheckbox } from "./draw-checkbox";

/** Assembled and documented in index.ts. */
export function Checkbox({ parent, ...props }: CheckboxProps) {
  return parent ? <CheckboxParent {...props} /> : drawCheckbox(props, "checkbox");
}
