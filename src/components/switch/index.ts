import { SwitchRoot } from "./switch";
import { SwitchGroup, SwitchItem, SwitchLegend } from "./switch-group";

/**
 * A toggle that turns one setting on or off immediately. For a choice that is submitted or saved later, use Checkbox.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/switch/ | ARIA switch pattern}
 * @alias toggle, on off
 * @category Input
 * @since 0.1.0
 */
export const Switch = Object.assign(SwitchRoot, {
  Item: SwitchItem,
  Group: SwitchGroup,
  Legend: SwitchLegend,
});

export type { SwitchProps, SwitchSize, SwitchVariant } from "./switch";
export {
  SwitchGroup,
  type SwitchGroupProps,
  SwitchItem,
  type SwitchItemProps,
  SwitchLegend,
  type SwitchLegendProps,
} from "./switch-group";
