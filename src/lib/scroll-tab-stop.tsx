"use client";

import { useEffect } from "react";
import type { OverlayLayer } from "./overlay-layer";
import { overflows, watchSize } from "./watch-size";

const control =
  ":is(a[href],button,input,select,textarea,summary,[tabindex],[contenteditable]):not(:disabled,[tabindex='-1'])";

interface ScrollTabStopProps {
  layer: OverlayLayer;
  /** The selector of the element that scrolls, if it isn't the panel. */
  scroller?: string;
}

/**
 * Makes a scrolling panel focusable if nothing inside it is, because its text couldn't be scrolled by keyboard
 * otherwise. Render it last in the panel.
 */
export function ScrollTabStop({ layer, scroller = "[role$=dialog]" }: ScrollTabStopProps) {
  useEffect(() => {
    const panel = layer.panel.current?.querySelector<HTMLElement>(scroller);
    // Keeps a `tabIndex` that the caller set.
    if (panel?.getAttribute("tabindex") !== "-1") return;
    return watchSize(panel, () => {
      const controls = [...panel.querySelectorAll(control)];
      const isNeeded = overflows(panel) && !controls.some((each) => each.checkVisibility());
      panel.tabIndex = isNeeded ? 0 : -1;
    });
  }, [layer, scroller]);
  return null;
}
