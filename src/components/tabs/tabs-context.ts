import { createStrictContext } from "../../lib/create-strict-context";
import type { tabsRecipe } from "./tabs.recipe";

interface TabsContext {
  /** The value of the selected tab. Undefined if none is selected. */
  value: string | undefined;
  choose: (value: string) => void;
  /** The prefix of the ids of tabs and panels. */
  id: string;
  slots: ReturnType<typeof tabsRecipe>;
}

export const [TabsProvider, useTabs] = createStrictContext<TabsContext>("Tabs");

/** The ids that link a tab and its panel. The value is encoded, because spaces would separate ids. */
export const tabId = (id: string, value: string) => `${id}tab-${encodeURIComponent(value)}`;
export const panelId = (id: string, value: string) => `${id}panel-${encodeURIComponent(value)}`;
