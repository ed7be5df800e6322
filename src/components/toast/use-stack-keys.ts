"use client";

import { type FocusEvent, type KeyboardEvent, useRef } from "react";

const STOPS = "[data-slot=toast], button, a[href], input, select, textarea";

/**
 * Leads Tab out of the stack, at either end, back to where the focus came from: in a dialog as on a page. The primitive
 * does so by elements that take the focus and are hidden from assistive technology, which is no place for the focus.
 */
export function useStackKeys() {
  const from = useRef<HTMLElement>(null);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) from.current = relatedTarget as HTMLElement;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // It closes a toast, and not the dialog below as well.
    if (event.key === "Escape") event.stopPropagation();
    if (event.key !== "Tab" || !from.current?.isConnected) return;
    const stops = Array.from(event.currentTarget.querySelectorAll(STOPS)).filter((stop) =>
      stop.checkVisibility(),
    );
    if (event.target !== (event.shiftKey ? stops[0] : stops.at(-1))) return;
    event.preventDefault();
    from.current.focus();
  };

  return { onFocus, onKeyDown };
}
