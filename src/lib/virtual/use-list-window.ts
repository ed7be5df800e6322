"use client";

import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useEvent } from "../use-event";

/** Rows of a list: the first one, and the one after the last. */
export interface RowRange {
  first: number;
  end: number;
}

interface ListWindowOptions {
  /** The element around the rows. */
  frame: RefObject<HTMLElement | null>;
  count: number;
  /** Up to this number of rows, all are rendered, and nothing is measured. */
  limit: number;
  /** The maximum number of rows to print. With 0, printing changes nothing. */
  printed: number;
  /** The number of rows rendered before any has been measured, and on the server. */
  atFirst: number;
  /** The number of rows rendered above and below the visible ones, so that scrolling a little shows no gap. */
  spare: number;
  /** Returns the visible rows, or undefined if none is visible or their height isn't known. */
  readVisible: (frame: HTMLElement) => RowRange | undefined;
  /** Whether the rendered rows include the visible ones. By default, their numbers are compared. */
  isCovered?: (frame: HTMLElement, rendered: RowRange) => boolean;
  /** Called after each render and resize, before the visible rows are read. */
  beforeUpdate?: (cause: "render" | "resize") => void;
  /** Called before other rows are rendered. */
  onChange?: (visible: RowRange, frame: HTMLElement) => void;
}

/**
 * Finds which rows of a long list to render: the visible ones and some around them. The scrolling element can be any
 * ancestor.
 */
export function useListWindow({
  frame,
  count,
  limit,
  printed,
  atFirst,
  spare,
  readVisible,
  isCovered,
  beforeUpdate,
  onChange,
}: ListWindowOptions) {
  const [range, setRange] = useState<RowRange>({ first: 0, end: atFirst });

  const update = useEvent(() => {
    const element = frame.current;
    const visible = element && isWindow ? readVisible(element) : undefined;
    if (!element || !visible) return;
    const covered = isCovered
      ? isCovered(element, { first, end })
      : range.first <= visible.first && range.end >= Math.min(visible.end, count);
    const next = { first: visible.first - spare, end: visible.end + spare };
    if (covered || (next.first === range.first && next.end === range.end)) return;
    onChange?.(visible, element);
    setRange(next);
  });
  const onScroll = useEvent(() => flushSync(update));
  const onResize = useEvent(() => {
    beforeUpdate?.("resize");
    update();
  });
  const isPrinting = useViewportChanges(frame, count > limit, onScroll, onResize) && printed > 0;
  const isWindow = count > limit && !isPrinting;
  const first = isWindow ? Math.min(Math.max(0, range.first), count) : 0;
  const end = isWindow
    ? Math.min(Math.max(first, range.end), count)
    : Math.min(isPrinting ? printed : count, count);

  // Any render may have changed the rows or their heights.
  useLayoutEffect(() => {
    beforeUpdate?.("render");
    update();
  });

  return { first, end, isWindow, isPrinting, update, setRange };
}

/**
 * Calls back after any element has scrolled, and after the window or a container has been resized. Other rows
 * of a long list may be visible then.
 *
 * @param isActive Whether to watch. A short list watches nothing.
 * @param onScroll Called after an element has scrolled or the window was resized.
 * @param onResize Called when the size of an element around the rows changes. The rows may have caused the
 * change.
 * @returns Whether the page is being printed.
 */
function useViewportChanges(
  frame: RefObject<HTMLElement | null>,
  isActive: boolean,
  onScroll: () => void,
  onResize: () => void,
): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useLayoutEffect(() => {
    const page = frame.current?.ownerDocument;
    const view = page?.defaultView;
    if (!isActive || !frame.current || !view) return;
    const print = () => flushSync(() => setPrinting(true));
    const endPrint = () => setPrinting(false);
    const sizes = new ResizeObserver(onResize);
    // Any ancestor may clip the rows.
    for (let around = frame.current.parentElement; around; around = around.parentElement) {
      sizes.observe(around);
    }
    // In the capture phase, because scroll events don't bubble. They don't leave a shadow root either.
    const options = { capture: true, passive: true };
    const roots = [page, frame.current.getRootNode()];
    for (const root of roots) root.addEventListener("scroll", onScroll, options);
    view.addEventListener("resize", onScroll);
    view.addEventListener("beforeprint", print);
    view.addEventListener("afterprint", endPrint);
    return () => {
      sizes.disconnect();
      for (const root of roots) root.removeEventListener("scroll", onScroll, options);
      view.removeEventListener("resize", onScroll);
      view.removeEventListener("beforeprint", print);
      view.removeEventListener("afterprint", endPrint);
    };
  }, [frame, isActive, onScroll, onResize]);
  return isPrinting;
}
