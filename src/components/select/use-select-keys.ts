"use client";

import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { textFolder } from "../../lib/fold-text";
import type { Highlight } from "../../lib/picker/highlight";
import type { PrimitivesEvent } from "../../lib/picker/keep-on-escape";
import { isStep, rowByKey, rowByText, type SelectRows } from "./select-rows";

interface SelectKeysOptions {
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  multiple: boolean | undefined;
  /** The options, as they are now. */
  rows: () => SelectRows;
  /** The row that is highlighted, or -1. */
  active: RefObject<number>;
  highlight: Highlight;
  /** The id of the control: the options' begin with it. */
  id: string;
  locale: string;
}

/** Letters that come faster than this are one word. */
export const PAUSE = 500;

/**
 * The keys of a control that opens a list and keeps the focus. The primitive has them for an input that filters: there
 * Home, End, Space and letters belong to the text.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/ | Select-only combobox}
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
    // Of a long list, only options in sight are drawn.
    flushSync(() => highlight.tell(row));
    const option = optionAt(row);
    option?.scrollIntoView({ block: "nearest" });
    // The primitive highlights what the pointer is at, and has no other way in. WebKit reports moves that are none.
    option?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true, movementX: 1 }));
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
    // What is chosen is highlighted already.
    else if (active.current < 0) goTo(rowByKey(key === "ArrowUp" ? "ArrowUp" : "ArrowDown", -1, rows()));
  }

  function onKeyDown(event: KeyboardEvent<Element>) {
    const { key, altKey } = event;
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.ctrlKey || event.metaKey || isComposing || event.defaultPrevented) return;
    (event as unknown as PrimitivesEvent).preventBaseUIHandler();

    if (!isOpen) {
      if (!openers.has(key) && !isLetter(key)) return;
      event.preventDefault();
      opener.current = key;
      setOpen(true);
    } else if (key === "Escape") {
      // The dialog around it must not hear it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (key === "Tab") {
      // As a native select does; the focus goes on.
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

  // The key that opened the list goes on to an option.
  useEffect(() => {
    const key = opener.current;
    opener.current = undefined;
    // The primitive first highlights what is chosen.
    if (isOpen && key) queueMicrotask(() => follow(key));
  });

  return {
    onKeyDown,
    /** A button is pressed when Space is let go, which has done its work by then. */
    onKeyUp(event: KeyboardEvent<Element>) {
      if (event.key === " ") event.preventDefault();
    },
  };
}

const openers = new Set(["ArrowDown", "ArrowUp", "Home", "End", "Enter", " "]);

function isLetter(key: string): boolean {
  return key !== " " && [...key].length === 1;
}
