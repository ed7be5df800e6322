import { SelectRoot } from "./select";
import { SelectGroup, SelectGroupLabel, SelectSeparator } from "./select-groups";
import { SelectOption } from "./select-option";

/**
 * Chooses from a list that opens below a button: one value, or several. For a few choices that should all be in view,
 * use Radio.Group; where people know what they look for, Combobox, which is searched by typing.
 *
 * With a `label` or a `description` it draws its own field; without, it takes name and messages from the Field around
 * it, or stands alone under its `aria-label`.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/ | ARIA select-only combobox pattern}
 * @category Input
 * @alias dropdown, listbox, picker, option list
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
  SelectSeparator,
  type SelectSeparatorProps,
} from "./select-groups";
export { SelectOption, type SelectOptionProps } from "./select-option";
export type { SelectItem, SelectItems, SelectProps, SelectSelection } from "./select-types";
