import { ToolbarGroup, Toolbar as ToolbarRoot, ToolbarSeparator } from "./toolbar";
import { ToolbarOverflowItem, ToolbarOverflowMenu } from "./toolbar-overflow";

export const Toolbar = Object.assign(ToolbarRoot, {
  Group: ToolbarGroup,
  Separator: ToolbarSeparator,
  OverflowItem: ToolbarOverflowItem,
  OverflowMenu: ToolbarOverflowMenu,
});

export {
  ToolbarGroup,
  type ToolbarGroupProps,
  type ToolbarProps,
  ToolbarSeparator,
  type ToolbarSeparatorProps,
} from "./toolbar";
export {
  ToolbarOverflowItem,
  type ToolbarOverflowItemProps,
  ToolbarOverflowMenu,
  type ToolbarOverflowMenuProps,
} from "./toolbar-overflow";
