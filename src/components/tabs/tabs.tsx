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
import { useControlled } from "../../lib/use-controlled";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { tabsRecipe } from "./tabs.recipe";
import { TabsProvider } from "./tabs-context";

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

/** The container of tabs and panels, with the selected value. */
export function TabsRoot({
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
      choose: (next: string) => {
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
