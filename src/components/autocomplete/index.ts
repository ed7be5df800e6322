import {
  AutocompleteCollection,
  AutocompleteContent,
  AutocompleteEmpty,
  AutocompleteGroup,
  AutocompleteGroupLabel,
  AutocompleteInputGroup,
  AutocompleteItem,
  AutocompleteList,
  Autocomplete as AutocompleteRoot,
  AutocompleteSeparator,
} from "./autocomplete";

export const Autocomplete = Object.assign(AutocompleteRoot, {
  InputGroup: AutocompleteInputGroup,
  Content: AutocompleteContent,
  Item: AutocompleteItem,
  GroupLabel: AutocompleteGroupLabel,
  Group: AutocompleteGroup,
  Separator: AutocompleteSeparator,
  List: AutocompleteList,
  Empty: AutocompleteEmpty,
  Collection: AutocompleteCollection,
});

export type { AutocompleteProps } from "./autocomplete";
export {
  AutocompleteCollection,
  type AutocompleteCollectionProps,
  AutocompleteContent,
  type AutocompleteContentProps,
  AutocompleteEmpty,
  type AutocompleteEmptyProps,
  AutocompleteGroup,
  AutocompleteGroupLabel,
  type AutocompleteGroupLabelProps,
  type AutocompleteGroupProps,
  AutocompleteInputGroup,
  type AutocompleteInputGroupProps,
  AutocompleteItem,
  type AutocompleteItemProps,
  AutocompleteList,
  type AutocompleteListProps,
  AutocompleteSeparator,
  type AutocompleteSeparatorProps,
} from "./autocomplete";
