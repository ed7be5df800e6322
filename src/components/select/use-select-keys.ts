"use client";

import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { highlightOption, preventPrimitive } from "../../lib/base-ui";
import { textFolder } from "../../lib/fold-text";
import type { Highlight } from "../../lib/picker/highlight";
import { PAUSE, rowByText, type TextRows } from "../../lib/row-by-text";
import { isStep, rowByKey } from "./select-rows";

interface SelectKeysOptions {
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  multiple: boolean | undefined;
  /** Returns the current options. */
  rows: () => TextRows;
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
export function useSelectKeys({
  isOpen,
  setOpen,
  multiple,
  rows,
  active,
  highlight,
  id,
  locale,
}: SelectKeysOptions) {
  const typed = useRef({ text: "", at: 0 });
  const opener = useRef<string | undefined>(undefined);

  const isTyping = () => Date.now() - typed.current.at < PAUSE;
  const optionAt = (row: number) => document.getElementById(`${id}-${row}`);

  function goTo(row: number) {
    if (row < 0) return;
    highlightOption(
      () => highlight.tell(row),
      () => optionAt(row),
    );
  }

  function find(key: string) {
    const text = isTyping() ? typed.current.text + key : key;
    typed.current = { text, at: Date.now() };
    goTo(rowByText(text, active.current, rows(), textFolder(locale)));
  }

  function choose() {
    if (active.current < 0) return;
    if (!optionAt(active.current)) goTo(active.current);
    optionAt(active.current)?.click();
  }

  function follow(key: string) {
    if (isLetter(key)) find(key);
    else if (key === "Home" || key === "End") goTo(rowByKey(key, -1, rows()));
    // A selected option is highlighted already.
    else if (active.current < 0) goTo(rowByKey(key === "ArrowUp" ? "ArrowUp" : "ArrowDown", -1, rows()));
  }

  function onKeyDown(event: KeyboardEvent<Element>) {
    const { key, altKey } = event;
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.ctrlKey || event.metaKey || isComposing || event.defaultPrevented) return;
    preventPrimitive(event);

    if (!isOpen) {
      if (!openers.has(key) && !isLetter(key)) return;
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
      if (!multiple) choose();
      setOpen(false);
    } else if (key === "Enter" || (key === " " && !isTyping())) {
      event.preventDefault();
      choose();
    } else if (key === "ArrowUp" && altKey) {
      event.preventDefault();
      setOpen(false);
    } else if (isStep(key)) {
      event.preventDefault();
      goTo(rowByKey(key, active.current, rows()));
    } else if (isLetter(key) || key === " ") {
      event.preventDefault();
      find(key);
    }
  }

  // After every render: the key that opened the list now highlights an option. If a controlled list stays
  // closed, the next render discards the key.
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

function isLetter(key: string): boolean {
  return key !== " " && [...key].length === 1;
}
