import { ToolbarGroup, Toolbar as ToolbarRoot, ToolbarSeparator } from "./toolbar";

export const Toolbar = Object.assign(ToolbarRoot, { Group: ToolbarGroup, Separator: ToolbarSeparator });

export {
  ToolbarGroup,
  type ToolbarGroupProps,
  type ToolbarProps,
  ToolbarSeparator,
  type ToolbarSeparatorProps,
} from "./toolbar";
