import { Checkbox as CheckboxRoot } from "./checkbox";
import { CheckboxGroup, CheckboxItem, CheckboxLegend } from "./checkbox-group";

/**
 * A checkbox turns one option on or off, to be submitted or saved later. For several options of one question, use
 * Checkbox.Group. If only one can be selected, use Radio.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/ | ARIA checkbox pattern}
 * @category Input
 * @alias tick box, check, multi choice
 * @since 0.1.0
 */
export const Checkbox = Object.assign(CheckboxRoot, {
  Item: CheckboxItem,
  Group: CheckboxGroup,
  Legend: CheckboxLegend,
});

export type { CheckboxProps } from "./checkbox-control";
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  CheckboxItem,
  type CheckboxItemProps,
  CheckboxLegend,
  type CheckboxLegendProps,
} from "./checkbox-group";
