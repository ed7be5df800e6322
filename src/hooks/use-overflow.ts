"use client";

import { type RefObject, useEffect, useState } from "react";
import { overflows, watchSize } from "../lib/watch-size";

/** Whether there is more in an element than it shows, so that it scrolls: only then is it worth a tab stop. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const box = ref.current;
    return box ? watchSize(box, () => setOverflowing(overflows(box))) : undefined;
  }, [ref]);
  return isOverflowing;
}
