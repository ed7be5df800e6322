"use client";

import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import type { Picker } from "../../lib/picker/picker-context";
import { useControlled } from "../../lib/use-controlled";
import type { SelectItem, SelectProps } from "./select-types";
import { rowsOfItems, rowsOfList } from "./use-select-items";
import { useSelectKeys } from "./use-select-keys";

interface SelectListOptions extends Pick<SelectProps, "open" | "defaultOpen" | "onOpenChange"> {
  trigger: RefObject<HTMLButtonElement | null>;
  /** The id of the control. The ids of the list and the options start with it. */
  id: string;
  picker: Picker;
  items: readonly SelectItem<unknown>[] | undefined;
  /** Whether the list must stay closed. */
  isKept: boolean | undefined;
  multiple: boolean | undefined;
  locale: string;
}

/** The open state, the highlighted option, and the keyboard interaction of the list. */
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
  const [isHeldOpen, setOwnOpen] = useControlled("Select.open", open, defaultOpen, false);
  const isOpen = !isKept && isHeldOpen;
  const setOpen = (next: boolean) => {
    if (next === isOpen || isKept) return;
    setOwnOpen(next);
    onOpenChange?.(next);
  };

  const list = useRef<HTMLDivElement>(null);
  const active = useRef(-1);
  // Base UI sets `aria-activedescendant` on an input, but not on a button. It is set as an attribute, not
  // through state, because the highlight moves often and nothing else depends on it.
  const tellActive = useCallback(() => {
    if (isOpen && active.current >= 0) {
      trigger.current?.setAttribute("aria-activedescendant", `${id}-${active.current}`);
    } else trigger.current?.removeAttribute("aria-activedescendant");
  }, [isOpen, id, trigger]);
  useLayoutEffect(tellActive, [tellActive]);

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
    /** Call it with the highlighted row, or -1. */
    onHighlighted(row: number) {
      active.current = row;
      tellActive();
    },
  };
}
