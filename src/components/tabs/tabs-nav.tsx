"use client";

import { type ComponentProps, type ReactNode, useRef } from "react";
import type { DestinationProps, StyleProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { useLink } from "../link";
import { useTabs } from "./tabs-context";
import { useScrollingRow } from "./use-scrolling-row";

export interface TabsNavProps extends StyleProps, ComponentProps<"nav"> {
  /** The links, as Tabs.Link. Name the navigation with `aria-label`. */
  children?: ReactNode;
}

/**
 * A row of links that looks like tabs, for the pages of one section. Links keep their native keyboard,
 * context menu and URL behavior. The `value` of Tabs is that of the current page.
 */
export function TabsNav({ className, ref, ...rest }: TabsNavProps) {
  const { value, slots } = useTabs("Tabs.Nav");
  const nav = useRef<HTMLElement>(null);
  const mergedRef = useMergedRefs(nav, ref);
  useScrollingRow(nav, value);
  // Firefox makes scrolling elements tab stops.
  return (
    <nav data-slot="tabs-nav" tabIndex={-1} className={slots.list({ className })} {...rest} ref={mergedRef} />
  );
}

export interface TabsLinkProps extends DestinationProps, StyleProps, Omit<ComponentProps<"a">, "download"> {
  /** The page's name. */
  children?: ReactNode;
  /** The page's identifier. The `value` of Tabs that matches it marks the current page. */
  value: string;
  /** An icon before the text, as an element or a component. */
  icon?: IconProp;
}

/**
 * A link in Tabs.Nav. Within a LinkProvider it renders the router's link.
 *
 * @baseComponent a
 */
export function TabsLink({ value, icon, className, children, ...rest }: TabsLinkProps) {
  const { value: current, slots } = useTabs("Tabs.Link");
  return useLink("Tabs.Link", {
    "data-slot": "tabs-link",
    "aria-current": value === current ? "page" : undefined,
    className: slots.tab({ className }),
    ...rest,
    children: (
      <>
        {icon !== undefined && renderIcon(icon)}
        {children}
      </>
    ),
  });
}
