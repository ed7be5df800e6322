import { SelectGroup, SelectGroupLabel, SelectOption, Select as SelectRoot, SelectSeparator } from "./select";

export const Select = Object.assign(SelectRoot, {
  Option: SelectOption,
  Group: SelectGroup,
  GroupLabel: SelectGroupLabel,
  Separator: SelectSeparator,
});

export {
  SelectGroup,
  SelectGroupLabel,
  type SelectGroupLabelProps,
  type SelectGroupProps,
  SelectOption,
  type SelectOptionProps,
  SelectSeparator,
  type SelectSeparatorProps,
} from "./select";
export type { SelectItem, SelectItems, SelectProps, SelectSelection } from "./select-types";
