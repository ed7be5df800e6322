"use client";

import { type RefObject, useLayoutEffect } from "react";
import { useOverflowMarks } from "../../lib/use-overflow-marks";

/** How much of the neighbor stays visible beside the active tab, in px, to show that there is more. */
const peek = 32;

/**
 * Keeps the active element of a horizontally scrolling row in view, and scrolls only the row. It marks the ends that
 * hide more content.
 */
export function useScrollingRow(row: RefObject<HTMLElement | null>, active: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the active element changes
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

  useOverflowMarks(row);
}
