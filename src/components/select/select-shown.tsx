"use client";

import type { ReactNode } from "react";
import { InControl } from "./select-context";
import { SelectOption } from "./select-option";
import type { SelectItem } from "./select-types";

interface SelectShownProps {
  items: readonly SelectItem<unknown>[] | undefined;
  isChosen: (value: unknown) => boolean;
  /** What is chosen, as an array. */
  chosen: readonly unknown[];
  children: ReactNode;
}

/**
 * What is chosen, as its options show it: they are drawn here too, and those that are not chosen draw nothing. So it
 * is there before the list was ever open, and in server-rendered pages.
 */
export function SelectShown({ items, isChosen, chosen, children }: SelectShownProps) {
  if (!items) return <InControl value={true}>{children}</InControl>;
  const found = items.filter(({ value }) => isChosen(value));
  // Options that are still to come leave the value itself.
  const shown = found.length ? found : chosen.map((value) => ({ value, label: undefined }));
  return (
    <InControl value={true}>
      {shown.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they hold no state, and values need be no keys
        <SelectOption key={index} value={value}>
          {label}
        </SelectOption>
      ))}
    </InControl>
  );
}
