"use client";

import { type FocusEvent, type PointerEvent, useState } from "react";

type Direction = "ltr" | "rtl";

/**
 * The direction of an element, known from the first time that someone points at it or focuses it: early enough for
 * arrow keys and popups, and at no cost while nobody does.
 */
export function useDirection() {
  const [direction, setDirection] = useState<Direction>("ltr");
  const read = ({ currentTarget }: FocusEvent | PointerEvent) =>
    setDirection(getComputedStyle(currentTarget).direction as Direction);
  return { direction, handlers: { onFocusCapture: read, onPointerDownCapture: read } };
}
