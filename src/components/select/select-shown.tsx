"use client";

import type { ReactNode } from "react";
import { InControl } from "./select-context";
import { SelectOption } from "./select-option";
import type { SelectItem } from "./select-types";

interface SelectShownProps {
  items: readonly SelectItem<unknown>[] | undefined;
  isChosen: (value: unknown) => boolean;
  /** The selected values. */
  chosen: readonly unknown[];
  children: ReactNode;
}

/**
 * The selection, as its options show it. The options render here too, and those that aren't selected render nothing. So it
 * shows before the list opens, and in server-rendered pages.
 */
export function SelectShown({ items, isChosen, chosen, children }: SelectShownProps) {
  if (!items) return <InControl value={true}>{children}</InControl>;
  const found = items.filter(({ value }) => isChosen(value));
  // While the options load, the value itself shows.
  const shown = found.length ? found : chosen.map((value) => ({ value, label: undefined }));
  return (
    <InControl value={true}>
      {shown.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they hold no state, and values may be objects
        <SelectOption key={index} value={value}>
          {label}
        </SelectOption>
      ))}
    </InControl>
  );
}
