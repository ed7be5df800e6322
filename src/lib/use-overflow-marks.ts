"use client";

import { type RefObject, useEffect } from "react";
import { watchSize } from "./watch-size";

/**
 * Marks the sides of a scrollable element that have hidden content, for use in CSS: `data-more-start`,
 * `data-more-end` and `data-more-top`. They are attributes, not state, so that scrolling doesn't cause
 * renders.
 */
export function useOverflowMarks(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const mark = () => {
      // `scrollLeft` is negative in right-to-left text. One pixel doesn't count, because widths are rounded:
      // from right to left, Base UI scrolls to one pixel before the first tab.
      const start = Math.abs(node.scrollLeft);
      node.toggleAttribute("data-more-start", start > 1);
      node.toggleAttribute("data-more-end", node.scrollWidth - node.clientWidth - start > 1);
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
