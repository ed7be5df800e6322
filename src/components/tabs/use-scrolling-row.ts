"use client";

import { type RefObject, useEffect, useLayoutEffect } from "react";

/** How much of the neighbour shows beside the active one, in px: it tells that there is more. */
const peek = 32;

/**
 * Keeps the active element of a row that scrolls sideways in view, scrolling the row and nothing else, and marks the
 * ends beyond which there is more.
 */
export function useScrollingRow(row: RefObject<HTMLElement | null>, active: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active element is what it waits for
  useLayoutEffect(() => {
    const node = row.current;
    const chosen = node?.querySelector("[aria-selected=true], [aria-current]");
    if (!node || !chosen) return;
    const frame = node.getBoundingClientRect();
    const box = chosen.getBoundingClientRect();
    const before = Math.min(0, box.left - peek - frame.left);
    const after = Math.max(0, box.right + peek - frame.right);
    node.scrollLeft += before || after;
  }, [row, active]);

  useEffect(() => {
    const node = row.current;
    if (!node) return;
    const mark = () => {
      // From right to left it counts down from 0. A fraction of a pixel is no more.
      const start = Math.abs(node.scrollLeft);
      node.toggleAttribute("data-more-start", start >= 1);
      node.toggleAttribute("data-more-end", node.scrollWidth - node.clientWidth - start >= 1);
    };
    const room = new ResizeObserver(mark);
    room.observe(node);
    for (const child of node.children) room.observe(child);
    node.addEventListener("scroll", mark, { passive: true });
    return () => {
      room.disconnect();
      node.removeEventListener("scroll", mark);
    };
  });
}
