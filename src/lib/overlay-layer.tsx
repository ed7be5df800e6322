"use client";

import { createContext, createRef, type ReactNode, type RefObject, use, useEffect, useState } from "react";
import { type ChangeDetails, withKnownReasons } from "./change-details";

/** One overlay among those that are open inside each other. */
export interface OverlayLayer {
  /** The layer whose panel this one opened from. */
  outer: OverlayLayer | undefined;
  /** The layers that opened from this one's panel, and from theirs. */
  inner: Set<OverlayLayer>;
  /** The element that Base UI marks with `data-open`: the popup, or what positions it. */
  panel: RefObject<HTMLDivElement | null>;
  /** A submenu is a layer of its own for Escape, and one with its menu for a press outside. */
  isSubmenu: boolean | undefined;
  /** Whether an inner layer was open when the current key press or pointer press began. */
  isCovered: boolean;
}

const OuterLayer = createContext<OverlayLayer | undefined>(undefined);

/** Call it in the root of an overlay, and render LayerPanel in the panel. */
export function useOverlayLayer(isSubmenu?: boolean): OverlayLayer {
  const outer = use(OuterLayer);
  const [layer] = useState<OverlayLayer>(() => ({
    outer,
    inner: new Set(),
    panel: createRef(),
    isSubmenu,
    isCovered: false,
  }));
  return layer;
}

interface LayerPanelProps {
  layer: OverlayLayer;
  children?: ReactNode;
}

/** Around the children of a panel: what opens from them is an inner layer. */
export function LayerPanel({ layer, children }: LayerPanelProps) {
  useEffect(() => {
    const page = layer.panel.current?.ownerDocument;
    // Before any overlay handles the event, because the top layer may be closed afterwards.
    const look = (event: Event) => {
      // A click without a press before it comes from assistive technology or a script.
      const isTailOfPress = event.type === "click" && (event as MouseEvent).detail;
      if (!isTailOfPress) layer.isCovered = [...layer.inner].some((inner) => isAbove(inner, event));
    };
    for (const type of starts) page?.addEventListener(type, look, true);
    for (let outer = layer.outer; outer; outer = outer.outer) outer.inner.add(layer);
    return () => {
      for (const type of starts) page?.removeEventListener(type, look, true);
      for (let outer = layer.outer; outer; outer = outer.outer) outer.inner.delete(layer);
    };
  }, [layer]);
  return <OuterLayer value={layer}>{children}</OuterLayer>;
}

const starts = ["keydown", "pointerdown", "click"];

function isAbove({ panel, isSubmenu }: OverlayLayer, { type }: Event): boolean {
  return (!isSubmenu || type === "keydown") && !!panel.current?.hasAttribute("data-open");
}

/** Whether what would close a layer was meant for one inside it. */
function isForInnerLayer(layer: OverlayLayer, { reason, event }: ChangeDetails): boolean {
  if (reason === "escape-key" || reason === "outside-press") return layer.isCovered;
  if (reason !== "focus-out") return false;
  const focused = (event as FocusEvent).relatedTarget as Node | null;
  return focused !== null && [...layer.inner].some(({ panel }) => panel.current?.contains(focused));
}

/**
 * Lets Escape and a press outside close the top layer only. Base UI does so for popups of the same kind. Its dialogs
 * and lists don't know the popovers and menus around or inside them. For the same reason, a focus that moves into an
 * inner layer does not close the outer one.
 *
 * @returns The handler for Base UI's root: it cancels what was meant for an inner layer, and passes on the rest.
 */
export function closeTopLayer<Reason extends string>(
  layer: OverlayLayer,
  onOpenChange: ((open: boolean, details: ChangeDetails<Reason>) => void) | undefined,
) {
  const onChange = withKnownReasons(onOpenChange);
  return (open: boolean, details: ChangeDetails) => {
    if (!open && isForInnerLayer(layer, details)) {
      details.cancel();
      // The top layer may be waiting for the key on the document.
      details.allowPropagation();
    } else onChange?.(open, details);
  };
}
