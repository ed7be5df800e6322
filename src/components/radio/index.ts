import { RadioGroup } from "./radio-group";
import { RadioItem } from "./radio-item";
import { RadioLegend } from "./radio-legend";

/**
 * Asks for one of a few choices that are all in view. Where any number may be chosen, use Checkbox.Group; where there
 * are more than about seven, use Select.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/radio/ | ARIA radio group pattern}
 * @category Input
 * @alias radio button, radio group, option, single choice
 */
export const Radio = Object.assign({}, { Group: RadioGroup, Item: RadioItem, Legend: RadioLegend });

export {
  type RadioAppearance,
  type RadioControlPosition,
  RadioGroup,
  type RadioGroupProps,
} from "./radio-group";
export { RadioItem, type RadioItemProps, type RadioVariant } from "./radio-item";
export { RadioLegend, type RadioLegendProps } from "./radio-legend";
