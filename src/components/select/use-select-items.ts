import { type ReactNode, useMemo } from "react";
import { itemLabel } from "../../lib/picker/items";
import type { TextRows } from "../../lib/row-by-text";
import type { SelectItem, SelectItems } from "./select-types";

/** The `items` of a Select as a list, and their values for Base UI. */
export function useSelectItems(items: SelectItems<unknown> | undefined) {
  return useMemo(() => {
    if (!items) return undefined;
    const list: readonly SelectItem<unknown>[] = Array.isArray(items)
      ? items
      : Object.entries(items as Record<string, ReactNode>).map(([value, label]) => ({ value, label }));
    return { list, values: list.map(({ value }) => value) };
  }, [items]);
}

/** Options that are data, for keyboard navigation. Most of a long list isn't rendered. */
export function rowsOfItems(list: readonly SelectItem<unknown>[]): TextRows {
  return {
    count: list.length,
    text(index) {
      const { label, value } = list[index] as SelectItem<unknown>;
      return typeof label === "string" || typeof label === "number" ? String(label) : itemLabel(value);
    },
    isDisabled: (index) => list[index]?.disabled === true,
  };
}

/** Rendered options, for keyboard navigation. */
export function rowsOfList(list: Element | null): TextRows {
  const options = [...(list?.querySelectorAll("[role=option]") ?? [])];
  return {
    count: options.length,
    text: (index) => options[index]?.textContent.trim() ?? "",
    isDisabled: (index) => options[index]?.getAttribute("aria-disabled") === "true",
  };
}
