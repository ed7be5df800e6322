import { CheckboxParent } from "./checkbox-parent";
import type { CheckboxProps } from "./checkbox-types";
import { drawCheckbox } from "./draw-checkbox";

/**
 * A checkbox turns one option on or off, to be submitted or saved later. For several options of one question, use
 * Checkbox.Group. If only one can be selected, use Radio.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/ | ARIA checkbox pattern}
 * @category Input
 */
export function Checkbox({ parent, ...props }: CheckboxProps) {
  return parent ? <CheckboxParent {...props} /> : drawCheckbox(props, "checkbox");
}
