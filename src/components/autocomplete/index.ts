import { AutocompleteRoot } from "./autocomplete";
import { AutocompleteInputGroup } from "./autocomplete-input-group";
import {
  AutocompleteCollection,
  AutocompleteGroup,
  AutocompleteGroupLabel,
  AutocompleteItem,
  AutocompleteSeparator,
} from "./autocomplete-items";
import { AutocompleteContent, AutocompleteEmpty, AutocompleteList } from "./autocomplete-popup";

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
export { AutocompleteInputGroup, type AutocompleteInputGroupProps } from "./autocomplete-input-group";
export {
  AutocompleteCollection,
  type AutocompleteCollectionProps,
  AutocompleteGroup,
  AutocompleteGroupLabel,
  type AutocompleteGroupLabelProps,
  type AutocompleteGroupProps,
  AutocompleteItem,
  type AutocompleteItemProps,
  AutocompleteSeparator,
  type AutocompleteSeparatorProps,
} from "./autocomplete-items";
export {
  AutocompleteContent,
  type AutocompleteContentProps,
  AutocompleteEmpty,
  type AutocompleteEmptyProps,
  AutocompleteList,
  type AutocompleteListProps,
} from "./autocomplete-popup";
