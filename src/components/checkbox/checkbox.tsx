import { CheckboxParent } from "./checkbox-parent";
import type { CheckboxProps } from "./checkbox-types";
import { drawCheckbox } from "./draw-checkbox";

/**
 * Says yes or no to one thing, to be sent or saved later. Several choices about one question stand in a
 * Checkbox.Group; where one choice excludes the others, use Radio.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/ | ARIA checkbox pattern}
 * @category Input
 */
export function Checkbox({ parent, ...props }: CheckboxProps) {
  return parent ? <CheckboxParent {...props} /> : drawCheckbox(props, "checkbox");
}
