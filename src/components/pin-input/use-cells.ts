"use client";

import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState } from "react";
import { useEvent } from "../../lib/use-event";

/**
 * The selected cells, and functions that select one. The caret is never between two characters: it selects the character after
 * it, so that the next key replaces it.
 */
export function useCells(input: RefObject<HTMLInputElement | null>, text: string, length: number) {
  const [selected, setSelected] = useState<[start: number, end: number]>();
  const last = Math.min(text.length, length - 1);
  // The caller may have changed the code since.
  const start = Math.min(selected?.[0] ?? last, last);
  const end = Math.max(start, Math.min(selected?.[1] ?? last, text.length));
  const select = (index: number) => {
    const node = input.current;
    if (!node) return;
    const size = node.value.length;
    const from = Math.max(Math.min(index, size, length - 1), 0);
    node.setSelectionRange(from, Math.min(from + 1, size));
    setSelected([from, Math.min(from + 1, size)]);
  };
  /** Follows the selection of the input. After Backspace, the character before the deleted one is selected. */
  const follow = useEvent((event?: InputEvent) => {
    const node = input.current;
    if (!node || event?.isComposing) return;
    // In Safari, selecting text moves the focus.
    if (!node.matches(":focus")) return setSelected(undefined);
    const { selectionStart, selectionEnd, value } = node;
    if (selectionStart === null || selectionEnd === null) return;
    const isBackward = event?.inputType === "deleteContentBackward" && selectionStart < value.length;
    if (selectionStart === selectionEnd) select(isBackward ? selectionStart - 1 : selectionStart);
    else setSelected([selectionStart, selectionEnd]);
  });
  // React's `onSelect` misses the event, which Chromium fires on the input.
  useEffect(() => {
    const page = input.current?.ownerDocument;
    const listen = () => input.current?.matches(":focus") && follow();
    page?.addEventListener("selectionchange", listen);
    return () => page?.removeEventListener("selectionchange", listen);
  }, [input, follow]);
  /** Moves the end of the selection that Shift moved last. The browser would first deselect the character after the caret. */
  const extend = (step: number) => {
    const node = input.current;
    if (!node) return;
    const isBackward = end - start > 1 ? node.selectionDirection === "backward" : step < 0;
    const from = isBackward ? Math.max(start + step, 0) : start;
    const to = isBackward ? end : Math.min(end + step, text.length);
    node.setSelectionRange(from, to, isBackward ? "backward" : "forward");
    setSelected([from, to]);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.shiftKey) extend(step);
    else if (end - start > 1) select(step < 0 ? start : end - 1);
    else select(start + step);
  };
  /** The browser places the caret by the widths of the hidden characters. */
  const handleClick = ({ clientX, currentTarget, detail }: MouseEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = currentTarget;
    // A double click selects all, and so does a click of a script on a selected text.
    if (detail !== 1 || (selectionEnd ?? 0) - (selectionStart ?? 0) > 1) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    // A click on the label has another place.
    if (clientX >= left && clientX < left + width) select(Math.floor(((clientX - left) / width) * length));
  };
  const isActive = (index: number) => (index >= start && index < end) || (start === end && index === start);
  return { isActive, follow, handleKey, handleClick };
}
