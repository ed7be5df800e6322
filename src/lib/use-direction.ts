"use client";

import { type FocusEvent, type PointerEvent, useState } from "react";
import { flushSync } from "react-dom";

export type Direction = "ltr" | "rtl";

/**
 * The text direction of an element, read when it is focused or pressed. That is early enough for arrow keys
 * and popups, and costs nothing before. A popup that opens without either can use `readFromPopup`.
 */
export function useDirection() {
  const [direction, setDirection] = useState<Direction>();
  const current = direction ?? "ltr";
  return {
    direction: current,
    handlers: {
      onFocusCapture({ currentTarget }: FocusEvent) {
        const next = directionOf(currentTarget);
        // React may render for an equal state, too, and a control that moves the focus has just rendered.
        if (next !== direction) setDirection(next);
      },
      onPointerDownCapture({ currentTarget }: PointerEvent) {
        const next = directionOf(currentTarget);
        // Updates before the event's other handlers run, because a press on a slider moves its thumb.
        if (next !== current) flushSync(() => setDirection(next));
      },
    },
    setDirection,
  };
}

/** Returns a ref callback for a popup. It reads the popup's direction if none is known yet. */
export function readFromPopup(setDirection: ReturnType<typeof useDirection>["setDirection"]) {
  return (popup: HTMLElement | null) => {
    if (popup) setDirection((known) => known ?? directionOf(popup));
  };
}

/** Gives a popup the direction of the control that opened it, if that of its container is another. */
export function followDirection(popup: HTMLElement | null, opener: Element | undefined): void {
  if (popup && opener && directionOf(popup) !== directionOf(opener)) popup.dir = directionOf(opener);
}

export function directionOf(element: Element): Direction {
  return getComputedStyle(element).direction as Direction;
}
