"use client";

import { type RefObject, useLayoutEffect, useState } from "react";
import { useEvent } from "../../lib/use-event";
import { useSight } from "../../lib/use-sight";
import { visibleBand } from "../../lib/visible-band";

/** Up to this number of rows, all are rendered. */
const LONG = 100;
/** The number of rows rendered above and below the visible ones, so that scrolling a little shows no gap. */
const SPARE = 10;
/** The number of rows rendered before their height is known, and on the server. */
const AT_FIRST = 50;

/**
 * Finds the rows of a long list to render: the visible ones and some around them. The scrolling element can
 * be any ancestor. All rows have the same height. In print, all are rendered.
 *
 * @param frame The element around the rows.
 * @returns The first row to render and the one after the last, and a function that updates the range.
 */
export function useVisibleRange(frame: RefObject<HTMLElement | null>, count: number) {
  const [range, setRange] = useState({ first: 0, end: AT_FIRST });

  const look = useEvent(() => {
    const rows = frame.current;
    // Measuring a short list would cost time in each render.
    if (!rows || !isLong) return;
    const rowHeight = rows.querySelector("[role=treeitem]")?.getBoundingClientRect().height;
    // An element that isn't displayed has no size.
    if (!rowHeight) return;
    const { top, bottom } = visibleBand(rows);
    const start = rows.getBoundingClientRect().top;
    const first = Math.max(0, Math.floor((top - start) / rowHeight));
    const end = Math.min(count, Math.ceil((bottom - start) / rowHeight));
    if (first >= end || (range.first <= first && range.end >= end)) return;
    setRange({ first: first - SPARE, end: end + SPARE });
  });
  const isPrinting = useSight(frame, count > LONG, look, look);
  const isLong = count > LONG && !isPrinting;

  // After every render: the rows may have changed.
  useLayoutEffect(look);

  return isLong
    ? { first: Math.max(0, range.first), end: Math.min(count, range.end), look }
    : { first: 0, end: count, look };
}
