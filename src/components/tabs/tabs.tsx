"use client";

import {
  type ComponentProps,
  type ReactNode,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { StyleProps, ValueProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { useControlled } from "../../lib/use-controlled";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { tabsRecipe } from "./tabs.recipe";

interface TabsContext {
  /** The value of the selected tab. Undefined if none is selected. */
  value: string | undefined;
  select: (value: string) => void;
  /** The prefix of the ids of tabs and panels. */
  id: string;
  slots: ReturnType<typeof tabsRecipe>;
}

export const [TabsProvider, useTabs] = createStrictContext<TabsContext>("Tabs");

/** The ids that link a tab and its panel. The value is encoded, because spaces would separate ids. */
export const tabId = (id: string, value: string) => `${id}tab-${encodeURIComponent(value)}`;
export const panelId = (id: string, value: string) => `${id}panel-${encodeURIComponent(value)}`;

type Variants = (typeof tabsRecipe)["variants"];

export interface TabsProps
  extends ValueProps<string>,
    StyleProps,
    Omit<ComponentProps<"div">, "defaultValue"> {
  /** Whether tabs look like a segmented switch or an underlined row. */
  variant?: keyof Variants["variant"];
  /** Height, padding and text size of the tabs. */
  size?: keyof Variants["size"];
  /**
   * Called with the new value when the user changes it.
   * @param value The value of the selected tab.
   */
  onValueChange?: (value: string) => void;
  /** One Tabs.List with a Tabs.Panel for each tab, or a Tabs.Nav alone. */
  children?: ReactNode;
}

/**
 * Tabs show one of several independent panels at a time. For pages with their own URLs, use Tabs.Nav, whose tabs are
 * links.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ | ARIA tabs pattern}
 * @category Navigation
 * @alias tab bar, tab list, segmented control
 * @since 0.1.0
 */
export function Tabs({
  variant,
  size,
  value: controlledValue,
  defaultValue,
  onValueChange,
  className,
  ref,
  ...rest
}: TabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(root, ref);
  const [selected, setOwn] = useControlled("Tabs.value", controlledValue, defaultValue ?? "", "");
  const [first, setFirst] = useState<string>();
  // A tab is always selected.
  const value = selected || first;
  const id = useId();

  // Only the rendered page shows which tab is first.
  useLayoutEffect(() => {
    const tabs = root.current?.querySelectorAll<HTMLElement>(
      "[role=tab]:not(:disabled, [aria-disabled=true])",
    );
    if (value === undefined) setFirst(tabs?.[0]?.dataset.value);
  }, [value]);

  const slots = tabsRecipe({ variant, size });
  const tabs = useMemo(
    () => ({
      value,
      id,
      slots,
      select: (next: string) => {
        if (next === value) return;
        setOwn(next);
        onValueChange?.(next);
      },
    }),
    [value, id, slots, setOwn, onValueChange],
  );
  return (
    <TabsProvider value={tabs}>
      <div data-slot="tabs" className={slots.base({ className })} {...rest} ref={mergedRef} />
    </TabsProvider>
  );
}

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
  const { value: selected, id, slots } = useTabs("Tabs.Panel");
  const isSelected = value === selected;
  if (!isSelected && !keepMounted) return null;
  return (
    <div
      data-slot="tabs-panel"
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      hidden={!isSelected}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern asks for it, for panels that begin with text
      tabIndex={0}
      className={slots.panel({ className })}
      {...rest}
    />
  );
}
