import {
  DropdownMenuContent,
  DropdownMenuRoot,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from "./dropdown-menu";
import {
  DropdownMenuCheckboxItem,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuLinkItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuRadioItemIndicator,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
} from "./dropdown-menu-items";

/**
 * A button that opens a menu of actions, links and settings. For a value in a form, use Select. For content other than
 * items, use Popover.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ | ARIA menu button pattern}
 * @alias dropdown, menu, context menu, action menu, kebab menu
 * @category Overlay
 * @since 0.1.0
 */
export const DropdownMenu = Object.assign(DropdownMenuRoot, {
  Trigger: DropdownMenuTrigger,
  Content: DropdownMenuContent,
  Item: DropdownMenuItem,
  LinkItem: DropdownMenuLinkItem,
  CheckboxItem: DropdownMenuCheckboxItem,
  RadioGroup: DropdownMenuRadioGroup,
  RadioItem: DropdownMenuRadioItem,
  RadioItemIndicator: DropdownMenuRadioItemIndicator,
  Label: DropdownMenuLabel,
  Separator: DropdownMenuSeparator,
  Shortcut: DropdownMenuShortcut,
  Group: DropdownMenuGroup,
  Sub: DropdownMenuSub,
  SubTrigger: DropdownMenuSubTrigger,
  SubContent: DropdownMenuSubContent,
});

export type {
  DropdownMenuOpenChangeDetails,
  DropdownMenuOpenChangeReason,
  DropdownMenuProps,
  DropdownMenuVariant,
} from "./dropdown-menu";
export {
  DropdownMenuContent,
  type DropdownMenuContentProps,
  DropdownMenuSub,
  DropdownMenuSubContent,
  type DropdownMenuSubContentProps,
  type DropdownMenuSubOpenChangeDetails,
  type DropdownMenuSubOpenChangeReason,
  type DropdownMenuSubProps,
  DropdownMenuSubTrigger,
  type DropdownMenuSubTriggerProps,
  DropdownMenuTrigger,
  type DropdownMenuTriggerProps,
} from "./dropdown-menu";
export {
  DropdownMenuCheckboxItem,
  type DropdownMenuCheckboxItemProps,
  type DropdownMenuCheckedChangeDetails,
  DropdownMenuGroup,
  type DropdownMenuGroupProps,
  DropdownMenuItem,
  type DropdownMenuItemProps,
  DropdownMenuLabel,
  type DropdownMenuLabelProps,
  DropdownMenuLinkItem,
  type DropdownMenuLinkItemProps,
  DropdownMenuRadioGroup,
  type DropdownMenuRadioGroupProps,
  DropdownMenuRadioItem,
  DropdownMenuRadioItemIndicator,
  type DropdownMenuRadioItemIndicatorProps,
  type DropdownMenuRadioItemProps,
  DropdownMenuSeparator,
  type DropdownMenuSeparatorProps,
  DropdownMenuShortcut,
  type DropdownMenuShortcutProps,
  type DropdownMenuValueChangeDetails,
} from "./dropdown-menu-items";
