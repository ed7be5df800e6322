import { Checkbox as CheckboxRoot } from "./checkbox";
import { CheckboxGroup, CheckboxItem, CheckboxLegend } from "./checkbox-group";

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
