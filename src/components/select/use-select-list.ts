"use client";

import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Picker } from "../../lib/picker/picker-context";
import type { SelectItem, SelectProps } from "./select-types";
import { rowsOfItems, rowsOfList } from "./use-select-items";
import { useSelectKeys } from "./use-select-keys";

interface SelectListOptions extends Pick<SelectProps, "open" | "defaultOpen" | "onOpenChange"> {
  trigger: RefObject<HTMLButtonElement | null>;
  /** The control's; the list's and the options' begin with it. */
  id: string;
  picker: Picker;
  items: readonly SelectItem<unknown>[] | undefined;
  /** Whether it is kept closed. */
  isKept: boolean | undefined;
  multiple: boolean | undefined;
  locale: string;
}

/** Whether the list is open, which option in it is highlighted, and the keys for both. */
export function useSelectList({
  trigger,
  id,
  picker,
  items,
  open,
  defaultOpen = false,
  isKept,
  onOpenChange,
  multiple,
  locale,
}: SelectListOptions) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = !isKept && (open ?? ownOpen);
  const setOpen = (next: boolean) => {
    if (next === isOpen || isKept) return;
    if (open === undefined) setOwnOpen(next);
    onOpenChange?.(next);
  };

  const list = useRef<HTMLDivElement>(null);
  const active = useRef(-1);
  // The primitive tells an input which option is highlighted; here a button has the focus. An attribute, not a state:
  // the highlight moves often, and nothing else follows it.
  const tellActive = () => {
    if (isOpen && active.current >= 0) {
      trigger.current?.setAttribute("aria-activedescendant", `${id}-${active.current}`);
    } else trigger.current?.removeAttribute("aria-activedescendant");
  };
  useLayoutEffect(tellActive);

  const keys = useSelectKeys({
    isOpen,
    setOpen,
    multiple,
    rows: () => (items && picker.isLong ? rowsOfItems(items) : rowsOfList(list.current)),
    active,
    highlight: picker.highlight,
    id,
    locale,
  });
  return {
    isOpen,
    setOpen,
    list,
    listId: `${id}list`,
    keys,
    /** To call with the row that is highlighted, or -1. */
    onHighlighted(row: number) {
      active.current = row;
      tellActive();
    },
  };
}
