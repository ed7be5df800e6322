import {
  SidebarContent,
  SidebarFooter,
  SidebarGroup,
  SidebarGroupLabel,
  SidebarHeader,
  SidebarMenu,
  SidebarPanel,
  SidebarRail,
  SidebarTrigger,
} from "./sidebar";
import { SidebarItem, SidebarSubMenu } from "./sidebar-item";
import { SidebarRoot } from "./sidebar-root";

/**
 * The navigation of an application, beside its pages. It can be closed or shrink to icons, and below 768 px it becomes a
 * Drawer. Sidebar is the navigation; Sidebar.Root contains it and the page, and manages whether it is open.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/navigation.html | ARIA navigation landmark}
 * @category Navigation
 * @alias side navigation, sidenav, navigation drawer, nav rail, app shell, application shell
 * @since 0.1.0
 */
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
