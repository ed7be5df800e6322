"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { DestinationProps, DisabledItemProps, StyleProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { useOverflowMarks } from "../../lib/use-overflow-marks";
import { useLink } from "../link";
import { panelId, tabId, useTabs } from "./tabs";

export interface TabsListProps extends StyleProps, ComponentProps<"div"> {
  /**
   * Selects a tab when arrow keys reach it. With `false`, Enter or Space selects it, for panels that are slow to load.
   * @default true
   */
  activateOnFocus?: boolean;
  /** The tabs. Name the list with `aria-label`, or with `aria-labelledby` if a heading names it. */
  children?: ReactNode;
}

/** The list of tabs: a single tab stop, with arrow keys to move between tabs. It scrolls on overflow. */
export function TabsList({ activateOnFocus = true, className, onKeyDown, ref, ...rest }: TabsListProps) {
  const { value, select, slots } = useTabs("Tabs.List");
  const list = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(list, ref);
  useScrollingRow(list, value);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)")];
    const next = tabs[destination(event, tabs.indexOf(event.target as HTMLElement), tabs.length)];
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (activateOnFocus && next.ariaDisabled !== "true") select(next.dataset.value as string);
  };

  return (
    <div
      data-slot="tabs-list"
      role="tablist"
      // Firefox makes scrolling elements tab stops.
      tabIndex={-1}
      className={slots.list({ className })}
      {...rest}
      ref={mergedRef}
      onKeyDown={move}
    />
  );
}

/** The index of the tab that a key moves to, or -1 if the key doesn't move. */
function destination({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number, count: number): number {
  if (at < 0) return -1;
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key === forward) return (at + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowRight") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}

export interface TabsTabProps
  extends DisabledItemProps,
    StyleProps,
    Omit<ComponentProps<"button">, "value" | "type"> {
  /** The tab's identifier, unique in its Tabs. It connects the tab to its panel. */
  value: string;
  /** An icon before the text, as an element or a component. */
  icon?: IconProp;
  /** The topic of the panel, in one or two words. Without text, set `aria-label`. */
  children?: ReactNode;
}

/** A button that selects the panel with the same `value`. */
export function TabsTab({ value, icon, className, children, onClick, ...rest }: TabsTabProps) {
  const { value: selected, select, id, slots } = useTabs("Tabs.Tab");
  const isSelected = value === selected;
  return (
    <button
      data-slot="tabs-tab"
      type="button"
      role="tab"
      id={tabId(id, value)}
      data-value={value}
      aria-selected={isSelected}
      // The panel of a tab that isn't selected may not be rendered.
      aria-controls={isSelected ? panelId(id, value) : undefined}
      tabIndex={isSelected ? 0 : -1}
      className={slots.tab({ className })}
      {...honorAriaDisabled(rest)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) select(value);
      }}
    >
      {icon !== undefined && renderIcon(icon)}
      {children}
    </button>
  );
}

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

/** How much of the neighbor stays visible beside the active tab, in px, to show that there is more. */
const peek = 32;

/**
 * Keeps the active element of a horizontally scrolling row in view, and scrolls only the row. It marks the ends that
 * hide more content.
 */
function useScrollingRow(row: RefObject<HTMLElement | null>, active: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the active element changes
  useLayoutEffect(() => {
    const node = row.current;
    const selected = node?.querySelector("[aria-selected=true], [aria-current]");
    if (!node || !selected) return;
    const frame = node.getBoundingClientRect();
    const box = selected.getBoundingClientRect();
    const before = Math.min(0, box.left - peek - frame.left);
    const after = Math.max(0, box.right + peek - frame.right);
    node.scrollLeft += before || after;
  }, [row, active]);

  useOverflowMarks(row);
}
