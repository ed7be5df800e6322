"use client";

import type { ComponentProps, ReactNode } from "react";
import { panelId, tabId, useTabs } from "./tabs-context";

export interface TabsPanelProps extends ComponentProps<"div"> {
  /** Names the tab that shows it: its `value`. */
  value: string;
  /**
   * Keeps the content while another tab is chosen, with what someone typed in it; otherwise it is mounted anew.
   * @default false
   */
  keepMounted?: boolean;
  /** What shows while its tab is chosen. */
  children?: ReactNode;
  /** Extra CSS classes for the panel; they win over its own. */
  className?: string;
}

/** What shows while its tab is chosen. It can be focused, so that the keyboard gets from the tab into it. */
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
