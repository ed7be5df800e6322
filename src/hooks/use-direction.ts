"use client";

import { type FocusEvent, type PointerEvent, useState } from "react";

type Direction = "ltr" | "rtl";

/**
 * The direction of an element, known from the first time that someone points at it or focuses it: early enough for
 * arrow keys and popups, and at no cost while nobody does. What opens without that can use `readFromPopup`.
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

/** A ref for a popup: where the direction is not known yet, it is that of the place where the popup stands. */
export function readFromPopup(setDirection: ReturnType<typeof useDirection>["setDirection"]) {
  return (popup: HTMLElement | null) => {
    if (popup) setDirection((known) => known ?? directionOf(popup));
  };
}

function directionOf(element: Element): Direction {
  return getComputedStyle(element).direction as Direction;
}
