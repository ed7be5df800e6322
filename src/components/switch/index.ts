import { Switch as SwitchRoot } from "./switch";
import { SwitchGroup, SwitchItem, SwitchLegend } from "./switch-group";

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
