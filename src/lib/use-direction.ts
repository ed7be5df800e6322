"use client";

import { type FocusEvent, type PointerEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

export type Direction = "ltr" | "rtl";

/**
 * The text direction of an element, read when it is focused or pressed. That is early enough for arrow keys
 * and popups, and costs nothing before. A popup that opens without either can use `readFromPopup`.
 */
export function useDirection() {
  const [direction, setDirection] = useState<Direction>("ltr");
  const known = useRef<Direction>(undefined);
  const read = (element: Element, update = setDirection) => {
    const before = known.current ?? "ltr";
    known.current = directionOf(element);
    // React keeps an update to an equal state until the next render, and renders for some.
    if (known.current !== before) update(known.current);
  };
  return {
    direction,
    handlers: {
      onFocusCapture: ({ currentTarget }: FocusEvent) => read(currentTarget),
      onPointerDownCapture: ({ currentTarget }: PointerEvent) =>
        // Updates before the event's other handlers run, because a press on a slider moves its thumb.
        read(currentTarget, (next) => flushSync(() => setDirection(next))),
    },
    /** A ref for a popup. It reads the popup's direction if none is known yet. */
    readFromPopup(popup: HTMLElement | null) {
      if (popup && !known.current) read(popup);
    },
  };
}

/** Gives a popup the direction of the control that opened it, if that of its container is another. */
export function followDirection(popup: HTMLElement | null, opener: Element | undefined): void {
  if (popup && opener && directionOf(popup) !== directionOf(opener)) popup.dir = directionOf(opener);
}

export function directionOf(element: Element): Direction {
  return getComputedStyle(element).direction as Direction;
}
