import {
  SidebarContent,
  SidebarFooter,
  SidebarGroup,
  SidebarGroupLabel,
  SidebarHeader,
  SidebarMenu,
  Sidebar as SidebarPanel,
  SidebarRail,
  SidebarTrigger,
} from "./sidebar";
import { SidebarItem, SidebarSubMenu } from "./sidebar-item";
import { SidebarRoot } from "./sidebar-root";

export const Sidebar = Object.assign(SidebarPanel, {
  Root: SidebarRoot,
  Header: SidebarHeader,
  Content: SidebarContent,
  Footer: SidebarFooter,
  Group: SidebarGroup,
  GroupLabel: SidebarGroupLabel,
  Menu: SidebarMenu,
  Item: SidebarItem,
  SubMenu: SidebarSubMenu,
  Trigger: SidebarTrigger,
  Rail: SidebarRail,
});

export type { SidebarProps } from "./sidebar";
export {
  SidebarContent,
  type SidebarContentProps,
  SidebarFooter,
  type SidebarFooterProps,
  SidebarGroup,
  SidebarGroupLabel,
  type SidebarGroupLabelProps,
  type SidebarGroupProps,
  SidebarHeader,
  type SidebarHeaderProps,
  SidebarMenu,
  type SidebarMenuProps,
  SidebarRail,
  type SidebarRailProps,
  SidebarTrigger,
  type SidebarTriggerProps,
} from "./sidebar";
export { SidebarItem, type SidebarItemProps, SidebarSubMenu, type SidebarSubMenuProps } from "./sidebar-item";
export { SidebarRoot, type SidebarRootProps } from "./sidebar-root";
