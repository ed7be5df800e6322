"use client";

import { createContext, createRef, type ReactNode, type RefObject, use, useEffect, useState } from "react";
import { leaveGuards } from "./base-ui";
import { type ChangeDetails, withKnownReasons } from "./change-details";
import { followDirection } from "./use-direction";

/** An overlay in a stack of nested overlays. */
export interface OverlayLayer {
  /** The layer that this one was opened from, if any. */
  outer: OverlayLayer | undefined;
  /** The layers opened from this one's panel, directly or through other layers. */
  inner: Set<OverlayLayer>;
  /** The trigger that opened it. */
  opener: Element | undefined;
  /** The element that Base UI marks with `data-open`: the popup or its positioner. */
  panel: RefObject<HTMLDivElement | null>;
  /**
   * Whether it is a submenu. Escape closes only the submenu. A press outside also closes the menu around it.
   */
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
    opener: undefined,
    panel: createRef(),
    isSubmenu,
    isCovered: false,
  }));
  return layer;
}

/** The layer around the component, if any. */
export function useOuterLayer(): OverlayLayer | undefined {
  return use(OuterLayer);
}

/** The mounted layers that block the page. */
const modals = new Set<OverlayLayer>();

/** Whether a modal layer is open that isn't `layer` and isn't around it. */
export function hasModalAbove(layer: OverlayLayer | undefined): boolean {
  const around = new Set<OverlayLayer>();
  for (let each = layer; each; each = each.outer) around.add(each);
  return [...modals].some((each) => !around.has(each) && each.panel.current?.hasAttribute("data-open"));
}

interface LayerPanelProps {
  layer: OverlayLayer;
  /** Whether it blocks the page. */
  modal?: boolean;
  children?: ReactNode;
}

/** Wraps the children of a panel, so that overlays opened from them become inner layers. */
export function LayerPanel({ layer, modal = false, children }: LayerPanelProps) {
  useEffect(() => {
    if (!modal) return;
    modals.add(layer);
    return () => {
      modals.delete(layer);
    };
  }, [layer, modal]);
  useEffect(() => {
    const page = layer.panel.current?.ownerDocument;
    // Runs before any overlay handles the event, because the top layer may be closed afterwards.
    const readCovered = (event: Event) => {
      // A click without a press before it comes from assistive technology or a script.
      const isTailOfPress = event.type === "click" && (event as MouseEvent).detail;
      if (!isTailOfPress) layer.isCovered = [...layer.inner].some((inner) => isAbove(inner, event));
    };
    for (const type of starts) page?.addEventListener(type, readCovered, true);
    followDirection(layer.panel.current, layer.opener);
    for (let outer = layer.outer; outer; outer = outer.outer) outer.inner.add(layer);
    return () => {
      for (const type of starts) page?.removeEventListener(type, readCovered, true);
      for (let outer = layer.outer; outer; outer = outer.outer) outer.inner.delete(layer);
    };
  }, [layer]);
  return <OuterLayer value={layer}>{children}</OuterLayer>;
}

const starts = ["keydown", "pointerdown", "click"];

function isAbove({ panel, isSubmenu }: OverlayLayer, { type }: Event): boolean {
  return (!isSubmenu || type === "keydown") && !!panel.current?.hasAttribute("data-open");
}

/** Whether the event that would close a layer was meant for an inner layer. */
function isForInnerLayer(layer: OverlayLayer, { reason, event }: ChangeDetails): boolean {
  if (reason === "escape-key" || reason === "outside-press") return layer.isCovered;
  if (reason !== "focus-out") return false;
  const focused = (event as FocusEvent).relatedTarget as Node | null;
  return focused !== null && [...layer.inner].some(({ panel }) => panel.current?.contains(focused));
}

/**
 * Makes Escape and a press outside close only the top layer. Base UI does so only for popups of the same
 * kind. Its dialogs and lists ignore the popovers and menus around or inside them. For the same reason, this
 * keeps the outer layer open when focus moves into an inner one.
 *
 * @returns The handler for Base UI's root. It cancels changes that were meant for an inner layer, and passes
 * on the others.
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
    } else {
      layer.opener = details.trigger;
      leaveGuards(details);
      onChange?.(open, details);
    }
  };
}
