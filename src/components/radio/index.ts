import { RadioGroup, RadioLegend } from "./radio-group";
import { RadioItem } from "./radio-item";

/**
 * Radio buttons for selecting one of a few visible options. For multiple selection, use Checkbox.Group; for more than
 * about seven options, use Select.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/radio/ | ARIA radio group pattern}
 * @category Input
 * @alias radio button, radio group, option, single choice
 * @since 0.1.0
 */
export const Radio = Object.assign({}, { Group: RadioGroup, Item: RadioItem, Legend: RadioLegend });

export type { RadioAppearance, RadioControlPosition, RadioVariant } from "./radio-group";
export { RadioGroup, type RadioGroupProps, RadioLegend, type RadioLegendProps } from "./radio-group";
export { RadioItem, type RadioItemProps } from "./radio-item";
