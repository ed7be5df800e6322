"use client";

import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { panelId, tabId, useTabs } from "./tabs-context";

export interface TabsPanelProps extends StyleProps, ComponentProps<"div"> {
  /** The `value` of the tab that shows this panel. */
  value: string;
  /**
   * Keeps the panel mounted while another tab is selected, including typed input. Otherwise the panel is mounted again
   * each time.
   * @default false
   */
  keepMounted?: boolean;
  /** The content, shown while its tab is selected. */
  children?: ReactNode;
}

/** The content of the selected tab. It is focusable, so that keyboard users can move from the tab into it. */
export function TabsPanel({ value, keepMounted, className, ...rest }: TabsPanelProps) {
  const { value: chosen, id, slots } = useTabs("Tabs.Panel");
  const isChosen = value === chosen;
  if (!isChosen && !keepMounted) return null;
  return (
    <div
      data-slot="tabs-panel"
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      hidden={!isChosen}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern asks for it, for panels that begin with text
      tabIndex={0}
      className={slots.panel({ className })}
      {...rest}
    />
  );
}
