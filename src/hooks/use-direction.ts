"use client";

import { type FocusEvent, type PointerEvent, useState } from "react";

export type Direction = "ltr" | "rtl";

/**
 * The direction of an element, read when the pointer or the focus first reaches it. That is early enough for arrow keys and
 * popups, and costs nothing before. A popup that opens without them can use `readFromPopup`.
 */
export function useDirection() {
  const [direction, setDirection] = useState<Direction>();
  const read = ({ currentTarget }: FocusEvent | PointerEvent) => setDirection(directionOf(currentTarget));
  return {
    direction: direction ?? "ltr",
    handlers: { onFocusCapture: read, onPointerDownCapture: read },
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
