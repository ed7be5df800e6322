import { DropdownMenuRoot } from "./dropdown-menu";
import { DropdownMenuCheckboxItem } from "./dropdown-menu-checkbox-item";
import { DropdownMenuContent } from "./dropdown-menu-content";
import {
  DropdownMenuGroup,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
} from "./dropdown-menu-group";
import { DropdownMenuItem } from "./dropdown-menu-item";
import { DropdownMenuLinkItem } from "./dropdown-menu-link-item";
import {
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuRadioItemIndicator,
} from "./dropdown-menu-radio";
import { DropdownMenuSub, DropdownMenuSubContent, DropdownMenuSubTrigger } from "./dropdown-menu-sub";
import { DropdownMenuTrigger } from "./dropdown-menu-trigger";

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
} from "./dropdown-menu";
export {
  DropdownMenuCheckboxItem,
  type DropdownMenuCheckboxItemProps,
  type DropdownMenuCheckedChangeDetails,
} from "./dropdown-menu-checkbox-item";
export { DropdownMenuContent, type DropdownMenuContentProps } from "./dropdown-menu-content";
export type { DropdownMenuVariant } from "./dropdown-menu-context";
export {
  DropdownMenuGroup,
  type DropdownMenuGroupProps,
  DropdownMenuLabel,
  type DropdownMenuLabelProps,
  DropdownMenuSeparator,
  type DropdownMenuSeparatorProps,
  DropdownMenuShortcut,
  type DropdownMenuShortcutProps,
} from "./dropdown-menu-group";
export { DropdownMenuItem, type DropdownMenuItemProps } from "./dropdown-menu-item";
export { DropdownMenuLinkItem, type DropdownMenuLinkItemProps } from "./dropdown-menu-link-item";
export {
  DropdownMenuRadioGroup,
  type DropdownMenuRadioGroupProps,
  DropdownMenuRadioItem,
  DropdownMenuRadioItemIndicator,
  type DropdownMenuRadioItemIndicatorProps,
  type DropdownMenuRadioItemProps,
  type DropdownMenuValueChangeDetails,
} from "./dropdown-menu-radio";
export {
  DropdownMenuSub,
  DropdownMenuSubContent,
  type DropdownMenuSubContentProps,
  type DropdownMenuSubOpenChangeDetails,
  type DropdownMenuSubOpenChangeReason,
  type DropdownMenuSubProps,
  DropdownMenuSubTrigger,
  type DropdownMenuSubTriggerProps,
} from "./dropdown-menu-sub";
export { DropdownMenuTrigger, type DropdownMenuTriggerProps } from "./dropdown-menu-trigger";
