import { TabsRoot } from "./tabs";
import { TabsList, TabsTab } from "./tabs-list";
import { TabsLink, TabsNav } from "./tabs-nav";
import { TabsPanel } from "./tabs-panel";

/**
 * Tabs show one of several independent panels at a time. For pages with their own URLs, use Tabs.Nav, whose tabs are
 * links.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ | ARIA tabs pattern}
 * @category Navigation
 * @alias tab bar, tab list, segmented control
 * @since 0.1.0
 */
export const Tabs = Object.assign(TabsRoot, {
  List: TabsList,
  Tab: TabsTab,
  Panel: TabsPanel,
  Nav: TabsNav,
  Link: TabsLink,
});

export type { TabsProps } from "./tabs";
export { TabsList, type TabsListProps, TabsTab, type TabsTabProps } from "./tabs-list";
export { TabsLink, type TabsLinkProps, TabsNav, type TabsNavProps } from "./tabs-nav";
export { TabsPanel, type TabsPanelProps } from "./tabs-panel";
