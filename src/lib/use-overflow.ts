"use client";

import { type RefObject, useEffect, useState } from "react";
import { overflows, watchSize } from "./watch-size";

/** Whether the content of an element overflows, so that the element scrolls and needs a tab stop. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const box = ref.current;
    return box ? watchSize(box, () => setOverflowing(overflows(box))) : undefined;
  }, [ref]);
  return isOverflowing;
}
