"use client";

import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useEvent } from "../../hooks/use-event";

/** Up to this number of rows, all are rendered. */
const LONG = 100;
/** The number of rows rendered above and below the visible ones, so that scrolling a little shows no gap. */
const SPARE = 10;
/** The number of rows rendered before their height is known, and on the server. */
const AT_FIRST = 50;

/**
 * Finds which rows of a long list to render: those in sight and some around them, whichever element scrolls. All rows
 * have the same height. In print, all are rendered.
 *
 * @param frame The element around the rows.
 * @returns The first row to render and the one after the last, and a function that looks again.
 */
export function useVisibleRange(frame: RefObject<HTMLElement | null>, count: number) {
  const [range, setRange] = useState({ first: 0, end: AT_FIRST });
  const [isPrinting, setPrinting] = useState(false);
  const isLong = count > LONG && !isPrinting;

  const look = useEvent(() => {
    const rows = frame.current;
    // Measuring a short list would cost time in each render.
    if (!rows || !isLong) return;
    const rowHeight = rows.querySelector("[role=treeitem]")?.getBoundingClientRect().height;
    // It has no size while it isn't displayed.
    if (!rowHeight) return;
    const { top, bottom } = visibleBand(rows);
    const start = rows.getBoundingClientRect().top;
    const first = Math.max(0, Math.floor((top - start) / rowHeight));
    const end = Math.min(count, Math.ceil((bottom - start) / rowHeight));
    if (first >= end || (range.first <= first && range.end >= end)) return;
    setRange({ first: first - SPARE, end: end + SPARE });
  });

  // After every render: the rows may have changed.
  useLayoutEffect(look);

  const isPrintable = count > LONG;
  useLayoutEffect(() => {
    const page = frame.current?.ownerDocument;
    const view = page?.defaultView;
    if (!isPrintable || !frame.current || !view) return;
    const print = () => flushSync(() => setPrinting(true));
    const endPrint = () => setPrinting(false);
    const sizes = new ResizeObserver(look);
    // Any of them may clip the rows.
    for (let around = frame.current.parentElement; around; around = around.parentElement) {
      sizes.observe(around);
    }
    // In the capture phase, because a scroll doesn't bubble.
    const options = { capture: true, passive: true };
    page.addEventListener("scroll", look, options);
    view.addEventListener("resize", look);
    view.addEventListener("beforeprint", print);
    view.addEventListener("afterprint", endPrint);
    return () => {
      sizes.disconnect();
      page.removeEventListener("scroll", look, options);
      view.removeEventListener("resize", look);
      view.removeEventListener("beforeprint", print);
      view.removeEventListener("afterprint", endPrint);
    };
  }, [frame, isPrintable, look]);

  return isLong
    ? { first: Math.max(0, range.first), end: Math.min(count, range.end), look }
    : { first: 0, end: count, look };
}

/** The part of the window in which an element can be seen: inside every ancestor that clips it. */
function visibleBand(element: HTMLElement): { top: number; bottom: number } {
  const view = element.ownerDocument.defaultView as Window;
  let top = 0;
  let bottom = view.innerHeight;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (view.getComputedStyle(around).overflowY === "visible") continue;
    const box = around.getBoundingClientRect();
    // The page's own scrolling moves its box, and the window is what clips it.
    if (around === element.ownerDocument.documentElement || around === element.ownerDocument.body) continue;
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  return { top, bottom };
}
