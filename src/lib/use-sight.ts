"use client";

import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Calls back after any element has scrolled, and after the window or a container has been resized. Other rows
 * of a long list may be visible then.
 *
 * @param frame The element around the rows.
 * @param isLong Whether some rows may not be rendered. Otherwise nothing is watched.
 * @param onScroll Called after an element has scrolled or the window was resized.
 * @param onResize Called when the size of an element around the rows changes. The rows may have caused the
 * change.
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
    // Any ancestor may clip the rows.
    for (let around = frame.current.parentElement; around; around = around.parentElement) {
      sizes.observe(around);
    }
    // In the capture phase, because scroll events don't bubble.
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
