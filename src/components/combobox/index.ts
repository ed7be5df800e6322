import { ComboboxRoot } from "./combobox";
import { ComboboxIcon, ComboboxTrigger, ComboboxValue } from "./combobox-bare";
import { ComboboxChip } from "./combobox-chip";
import { ComboboxCollection, ComboboxGroup, ComboboxGroupLabel, ComboboxItem } from "./combobox-items";
import { ComboboxTriggerMultipleWithInput } from "./combobox-multiple";
import { ComboboxContent, ComboboxEmpty, ComboboxInput, ComboboxList } from "./combobox-popup";
import { ComboboxTriggerInput, ComboboxTriggerValue } from "./combobox-triggers";

/**
 * A searchable list for selecting one item, or several as chips. For free text, use Autocomplete. For a short list, use
 * Select.
 *
 * Pass `label` or `description` for a built-in field. Otherwise wrap it in Field or set `aria-label`.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ | ARIA combobox pattern}
 * @category Input
 * @alias typeahead, multi select, searchable select, filterable select, token input
 * @since 0.1.0
 */
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
  ComboboxIcon,
  type ComboboxIconProps,
  ComboboxTrigger,
  type ComboboxTriggerProps,
  ComboboxValue,
  type ComboboxValueProps,
} from "./combobox-bare";
export { ComboboxChip, type ComboboxChipProps } from "./combobox-chip";
export {
  ComboboxCollection,
  type ComboboxCollectionProps,
  ComboboxGroup,
  ComboboxGroupLabel,
  type ComboboxGroupLabelProps,
  type ComboboxGroupProps,
  ComboboxItem,
  type ComboboxItemProps,
} from "./combobox-items";
export {
  ComboboxTriggerMultipleWithInput,
  type ComboboxTriggerMultipleWithInputProps,
} from "./combobox-multiple";
export {
  ComboboxContent,
  type ComboboxContentProps,
  ComboboxEmpty,
  type ComboboxEmptyProps,
  ComboboxInput,
  type ComboboxInputProps,
  ComboboxList,
  type ComboboxListProps,
} from "./combobox-popup";
export {
  ComboboxTriggerInput,
  type ComboboxTriggerInputProps,
  ComboboxTriggerValue,
  type ComboboxTriggerValueProps,
} from "./combobox-triggers";
