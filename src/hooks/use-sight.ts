"use client";

import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Calls back when other rows of a long list may have come into sight: after scrolling and resizing, whichever element
 * scrolls.
 *
 * @param frame The element around the rows.
 * @param isLong Whether some rows may be left out. Otherwise nothing is watched.
 * @param onScroll Called after scrolling and resizing of the window.
 * @param onResize Called when an element around the rows has another size. The rows may have changed it.
 * @returns Whether the page is being printed.
 */
export function useSight(
  frame: RefObject<HTMLElement | null>,
  isLong: boolean,
  onScroll: () => void,
  onResize: () => void,
): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useLayoutEffect(() => {
    const page = frame.current?.ownerDocument;
    const view = page?.defaultView;
    if (!isLong || !frame.current || !view) return;
    const print = () => flushSync(() => setPrinting(true));
    const endPrint = () => setPrinting(false);
    const sizes = new ResizeObserver(onResize);
    // Any of them may clip the rows.
    for (let around = frame.current.parentElement; around; around = around.parentElement) {
      sizes.observe(around);
    }
    // In the capture phase, because a scroll doesn't bubble.
    const options = { capture: true, passive: true };
    page.addEventListener("scroll", onScroll, options);
    view.addEventListener("resize", onScroll);
    view.addEventListener("beforeprint", print);
    view.addEventListener("afterprint", endPrint);
    return () => {
      sizes.disconnect();
      page.removeEventListener("scroll", onScroll, options);
      view.removeEventListener("resize", onScroll);
      view.removeEventListener("beforeprint", print);
      view.removeEventListener("afterprint", endPrint);
    };
  }, [frame, isLong, onScroll, onResize]);
  return isPrinting;
}
