"use client";

import { type FocusEvent, type PointerEvent, useState } from "react";

type Direction = "ltr" | "rtl";

/**
 * The direction of an element, known from the first time that someone points at it or focuses it: early enough for
 * arrow keys and popups, and at no cost while nobody does. What opens without that can be given its popup by `ref`,
 * and takes the direction of the place where that stands.
 */
export function useDirection() {
  const [direction, setDirection] = useState<Direction>();
  const read = ({ currentTarget }: FocusEvent | PointerEvent) => setDirection(directionOf(currentTarget));
  return {
    direction: direction ?? "ltr",
    handlers: { onFocusCapture: read, onPointerDownCapture: read },
    ref(popup: HTMLElement | null) {
      if (popup) setDirection((known) => known ?? directionOf(popup));
    },
  };
}

function directionOf(element: Element): Direction {
  return getComputedStyle(element).direction as Direction;
}
