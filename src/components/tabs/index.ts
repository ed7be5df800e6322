import { TabsPanel, Tabs as TabsRoot } from "./tabs";
import { TabsLink, TabsList, TabsNav, TabsTab } from "./tabs-list";

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
