import { SelectGroup, SelectGroupLabel, SelectOption, SelectRoot, SelectSeparator } from "./select";

/**
 * A dropdown list for selecting one value or several. For a few options that should all be visible, use Radio.Group; for
 * searching by typing, use Combobox.
 *
 * Pass `label` or `description` for a built-in field. Otherwise wrap it in Field or set `aria-label`.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/ | ARIA select-only combobox pattern}
 * @category Input
 * @alias listbox, dropdown, picker, option list
 * @since 0.1.0
 */
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
