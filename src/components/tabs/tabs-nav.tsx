"use client";

import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from "react";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import type { RenderProp } from "../../lib/render-prop";
import { useLink } from "../link";
import { useTabs } from "./tabs-context";
import { useScrollingRow } from "./use-scrolling-row";

export interface TabsNavProps extends ComponentProps<"nav"> {
  /** The links, Tabs.Link. Name the row by an `aria-label`. */
  children?: ReactNode;
  /** Extra CSS classes for the row; they win over its own. */
  className?: string;
}

/**
 * A row of links that looks like tabs, for pages that are each other's sections: links keep their keys, their menu
 * and their address. The `value` of Tabs is that of the current page.
 */
export function TabsNav({ className, ref, ...rest }: TabsNavProps) {
  const { value, slots } = useTabs("Tabs.Nav");
  const nav = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => nav.current as HTMLElement, []);
  useScrollingRow(nav, value);
  // Firefox makes a tab stop of whatever scrolls.
  return <nav data-slot="tabs-nav" tabIndex={-1} className={slots.list({ className })} {...rest} ref={nav} />;
}

export interface TabsLinkProps extends Omit<ComponentProps<"a">, "download"> {
  /** The page's address. One that browsers would run as script is refused, and the link is shown as text. */
  href?: string;
  /** The page as the router knows it. Without a router, and without `href`, it is the link's address. */
  to?: string;
  /** What to render it as, in place of an anchor or of the router's link that LinkProvider sets. */
  render?: RenderProp;
  /** The page's name. */
  children?: ReactNode;
  /** Names the page to Tabs, whose `value` says which is the current one. */
  value: string;
  /** An icon before the text, as an element or a component. */
  icon?: IconProp;
  /** Extra CSS classes for the link; they win over its own. */
  className?: string;
}

/**
 * A link in Tabs.Nav, the router's where LinkProvider sets one.
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
