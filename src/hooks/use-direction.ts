"use client";

import { type FocusEvent, type PointerEvent, useState } from "react";
import { flushSync } from "react-dom";

export type Direction = "ltr" | "rtl";

/**
 * The direction of an element, read when the pointer or the focus first reaches it. That is early enough for arrow keys and
 * popups, and costs nothing before. A popup that opens without them can use `readFromPopup`.
 */
export function useDirection() {
  const [direction, setDirection] = useState<Direction>();
  const shown = direction ?? "ltr";
  return {
    direction: shown,
    handlers: {
      onFocusCapture: ({ currentTarget }: FocusEvent) => setDirection(directionOf(currentTarget)),
      onPointerDownCapture({ currentTarget }: PointerEvent) {
        const next = directionOf(currentTarget);
        // Before the event's other handlers: a press on a slider moves its thumb.
        if (next !== shown) flushSync(() => setDirection(next));
      },
    },
    setDirection,
  };
}

/** A ref for a popup. If the direction isn't known yet, it reads the popup's. */
export function readFromPopup(setDirection: ReturnType<typeof useDirection>["setDirection"]) {
  return (popup: HTMLElement | null) => {
    if (popup) setDirection((known) => known ?? directionOf(popup));
  };
}

export function directionOf(element: Element): Direction {
  return getComputedStyle(element).direction as Direction;
}
