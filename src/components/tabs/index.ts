import { TabsPanel, TabsRoot } from "./tabs";
import { TabsLink, TabsList, TabsNav, TabsTab } from "./tabs-list";

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
export { TabsPanel, type TabsPanelProps } from "./tabs";
export {
  TabsLink,
  type TabsLinkProps,
  TabsList,
  type TabsListProps,
  TabsNav,
  type TabsNavProps,
  TabsTab,
  type TabsTabProps,
} from "./tabs-list";
