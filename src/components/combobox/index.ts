import { Combobox as ComboboxRoot } from "./combobox";
import {
  ComboboxCollection,
  ComboboxContent,
  ComboboxEmpty,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxInput,
  ComboboxItem,
  ComboboxList,
} from "./combobox-popup";
import {
  ComboboxChip,
  ComboboxIcon,
  ComboboxTrigger,
  ComboboxTriggerInput,
  ComboboxTriggerMultipleWithInput,
  ComboboxTriggerValue,
  ComboboxValue,
} from "./combobox-triggers";

export const Combobox = Object.assign(ComboboxRoot, {
  Content: ComboboxContent,
  TriggerValue: ComboboxTriggerValue,
  TriggerInput: ComboboxTriggerInput,
  TriggerMultipleWithInput: ComboboxTriggerMultipleWithInput,
  Chip: ComboboxChip,
  Item: ComboboxItem,
  Input: ComboboxInput,
  Empty: ComboboxEmpty,
  GroupLabel: ComboboxGroupLabel,
  Group: ComboboxGroup,
  List: ComboboxList,
  Collection: ComboboxCollection,
  Trigger: ComboboxTrigger,
  Value: ComboboxValue,
  Icon: ComboboxIcon,
});

export type { ComboboxProps, ComboboxSelection } from "./combobox";
export {
  ComboboxCollection,
  type ComboboxCollectionProps,
  ComboboxContent,
  type ComboboxContentProps,
  ComboboxEmpty,
  type ComboboxEmptyProps,
  ComboboxGroup,
  ComboboxGroupLabel,
  type ComboboxGroupLabelProps,
  type ComboboxGroupProps,
  ComboboxInput,
  type ComboboxInputProps,
  ComboboxItem,
  type ComboboxItemProps,
  ComboboxList,
  type ComboboxListProps,
} from "./combobox-popup";
export {
  ComboboxChip,
  type ComboboxChipProps,
  ComboboxIcon,
  type ComboboxIconProps,
  ComboboxTrigger,
  ComboboxTriggerInput,
  type ComboboxTriggerInputProps,
  ComboboxTriggerMultipleWithInput,
  type ComboboxTriggerMultipleWithInputProps,
  type ComboboxTriggerProps,
  ComboboxTriggerValue,
  type ComboboxTriggerValueProps,
  ComboboxValue,
  type ComboboxValueProps,
} from "./combobox-triggers";
