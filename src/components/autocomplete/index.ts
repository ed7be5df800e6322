import {
  AutocompleteCollection,
  AutocompleteContent,
  AutocompleteEmpty,
  AutocompleteGroup,
  AutocompleteGroupLabel,
  AutocompleteInputGroup,
  AutocompleteItem,
  AutocompleteList,
  AutocompleteRoot,
  AutocompleteSeparator,
} from "./autocomplete";

/**
 * A text input with suggestions. For text that must be one of the items, use Combobox.
 *
 * Pass `label` or `description` for a built-in field. Otherwise wrap it in Field or set `aria-label`.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ | ARIA combobox pattern}
 * @category Other
 * @alias typeahead, suggest, autosuggest, search box
 * @since 0.1.0
 */
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
