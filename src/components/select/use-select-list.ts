"use client";

import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { highlightOption, preventPrimitive } from "../../lib/base-ui";
import { isComposing } from "../../lib/is-composing";
import { isCharacter, type ListRows, rowByKey, useTypeahead } from "../../lib/list-keys";
import type { Highlight } from "../../lib/picker/highlight";
import { itemLabel } from "../../lib/picker/items";
import type { Picker } from "../../lib/picker/picker-context";
import { useListOpen } from "../../lib/picker/use-list-open";
import type { SelectItem, SelectItems, SelectProps } from "./select-types";

/** The state that a Select provides to its options. */
export interface SelectState {
  /** Whether that value is selected. */
  isSelected: (value: unknown) => boolean;
}

interface SelectListOptions extends Pick<SelectProps, "open" | "onOpenChange" | "disabled"> {
  defaultOpen: boolean;
  trigger: RefObject<HTMLButtonElement | null>;
  /** The id of the control. The ids of the list and the options start with it. */
  id: string;
  picker: Picker;
  items: readonly SelectItem<unknown>[] | undefined;
  /** Whether the list must stay closed until this is false. */
  staysClosed: boolean | undefined;
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
  defaultOpen,
  staysClosed,
  disabled,
  onOpenChange,
  multiple,
  locale,
}: SelectListOptions) {
  const [isRequested, changeOpen] = useListOpen("Select", { open, defaultOpen, onOpenChange, disabled });
  const isOpen = !staysClosed && isRequested;
  const setOpen = (next: boolean) => {
    if (next !== isOpen && !staysClosed) changeOpen(next);
  };

  const list = useRef<HTMLDivElement>(null);
  const active = useRef(-1);
  // Base UI sets `aria-activedescendant` on an input, but not on a button. It is set as an attribute, not
  // through state, because the highlight moves often and nothing else depends on it.
  const setActiveDescendant = useCallback(() => {
    if (isOpen && active.current >= 0) {
      trigger.current?.setAttribute("aria-activedescendant", `${id}-${active.current}`);
    } else trigger.current?.removeAttribute("aria-activedescendant");
  }, [isOpen, id, trigger]);
  useLayoutEffect(setActiveDescendant, [setActiveDescendant]);

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
      setActiveDescendant();
    },
  };
}

export type Equality = (item: unknown, value: unknown) => boolean;

/** The selection as an array, and the state for the options. */
export function useSelection(
  selected: unknown,
  multiple: boolean | undefined,
  isEqual: Equality = Object.is,
) {
  return useMemo(() => {
    const values = (multiple ? selected : [selected]) as readonly unknown[];
    // `null` equals only `null`. The caller's comparison isn't called with it.
    const equals: Equality = (item, one) =>
      item === null || one === null ? item === one : isEqual(item, one);
    const state: SelectState = { isSelected: (item) => values.some((one) => equals(item, one)) };
    return { values: multiple ? values : values.filter((one) => one !== null), state };
  }, [selected, multiple, isEqual]);
}

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
function rowsOfItems(list: readonly SelectItem<unknown>[]): ListRows {
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
function rowsOfList(list: Element | null): ListRows {
  const options = [...(list?.querySelectorAll("[role=option]") ?? [])];
  return {
    count: options.length,
    text: (index) => options[index]?.textContent.trim() ?? "",
    isDisabled: (index) => options[index]?.getAttribute("aria-disabled") === "true",
  };
}

interface SelectKeysOptions {
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  multiple: boolean | undefined;
  /** Returns the current options. */
  rows: () => ListRows;
  /** The row that is highlighted, or -1. */
  active: RefObject<number>;
  highlight: Highlight;
  /** The id of the control. The ids of the options start with it. */
  id: string;
  locale: string;
}

/**
 * The keyboard interaction of a control that opens a list and keeps the focus. Base UI supports only inputs
 * that filter, where Home, End, Space and letters edit the text.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/ | Select-only
 * combobox}
 */
function useSelectKeys({
  isOpen,
  setOpen,
  multiple,
  rows,
  active,
  highlight,
  id,
  locale,
}: SelectKeysOptions) {
  const { isTyping, find } = useTypeahead(locale);
  const opener = useRef<string | undefined>(undefined);

  const optionAt = (row: number) => document.getElementById(`${id}-${row}`);

  function goTo(row: number | undefined) {
    if (row === undefined || row < 0) return;
    highlightOption(
      () => highlight.set(row),
      () => optionAt(row),
    );
  }

  function pressActive() {
    if (active.current < 0) return;
    if (!optionAt(active.current)) goTo(active.current);
    optionAt(active.current)?.click();
  }

  function follow(key: string) {
    if (key !== " " && isCharacter(key)) goTo(find(key, active.current, rows()));
    else if (key === "Home" || key === "End") goTo(rowByKey(key, -1, rows()));
    // A selected option is highlighted already.
    else if (active.current < 0) goTo(rowByKey(key === "ArrowUp" ? "ArrowUp" : "ArrowDown", -1, rows()));
  }

  function onKeyDown(event: KeyboardEvent<Element>) {
    const { key, altKey } = event;
    if (event.ctrlKey || event.metaKey || isComposing(event) || event.defaultPrevented) return;
    preventPrimitive(event);

    if (!isOpen) {
      if (!openers.has(key) && !isCharacter(key)) return;
      event.preventDefault();
      opener.current = key;
      setOpen(true);
    } else if (key === "Escape") {
      // A surrounding dialog must not close.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (key === "Tab") {
      // As in a native select. Tab then moves the focus on.
      if (!multiple) pressActive();
      setOpen(false);
    } else if (key === "Enter" || (key === " " && !isTyping())) {
      event.preventDefault();
      pressActive();
    } else if (key === "ArrowUp" && altKey) {
      event.preventDefault();
      setOpen(false);
    } else {
      const row = rowByKey(key, active.current, rows());
      if (row === undefined && !isCharacter(key)) return;
      event.preventDefault();
      goTo(row ?? find(key, active.current, rows()));
    }
  }

  // With dependencies, a key pressed while a controlled list stays closed would highlight an option when it opens later.
  useEffect(() => {
    const key = opener.current;
    opener.current = undefined;
    // Base UI highlights the selected option first.
    if (isOpen && key) queueMicrotask(() => follow(key));
  });

  return {
    onKeyDown,
    /** Prevents the click on release of Space, because the key was already handled when it was pressed. */
    onKeyUp(event: KeyboardEvent<Element>) {
      if (event.key === " ") event.preventDefault();
    },
  };
}

const openers = new Set(["ArrowDown", "ArrowUp", "Home", "End", "Enter", " "]);
