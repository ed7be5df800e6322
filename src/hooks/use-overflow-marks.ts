"use client";

import { type RefObject, useEffect } from "react";
import { watchSize } from "../lib/watch-size";

/**
 * Marks the sides of an element that scrolls beyond which there is more, for CSS: `data-more-start`, `data-more-end`
 * and `data-more-top`. They are attributes and no state: nothing renders while someone scrolls.
 */
export function useOverflowMarks(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const mark = () => {
      // From right to left it counts down from 0. A fraction of a pixel is no more.
      const start = Math.abs(node.scrollLeft);
      node.toggleAttribute("data-more-start", start >= 1);
      node.toggleAttribute("data-more-end", node.scrollWidth - node.clientWidth - start >= 1);
      node.toggleAttribute("data-more-top", node.scrollTop >= 1);
    };
    const stop = watchSize(node, mark);
    node.addEventListener("scroll", mark, { passive: true });
    return () => {
      stop();
      node.removeEventListener("scroll", mark);
    };
  }, [box]);
}
