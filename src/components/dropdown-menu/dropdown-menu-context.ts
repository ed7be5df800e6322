"use client";

import { createContext, useEffect } from "react";
import { createStrictContext } from "../../lib/create-strict-context";
import type { OverlayLayer } from "../../lib/overlay-layer";

/** How much an item is to be feared. */
export type DropdownMenuVariant = "default" | "danger";

interface MenuContext {
  layer: OverlayLayer;
  /** Of the items that say nothing else. */
  variant: DropdownMenuVariant | undefined;
  direction: "ltr" | "rtl";
  /** Read the direction: of the trigger from its events, or else of the popup. */
  directionHandlers: object;
  directionRef: (popup: HTMLElement | null) => void;
  /** Whether the content stays in the page while it is closed, hidden. */
  keepMounted: boolean;
  keep: () => void;
}

/** What the parts must know of their root; they read it to fail by name where they stand outside of one. */
export const [MenuProvider, useMenu] = createStrictContext<MenuContext>("DropdownMenu");

/** An item that holds its state itself would forget it with every closing: it keeps its menu mounted, once opened. */
export function useOwnState(part: string, isOwn: boolean): void {
  const { keep } = useMenu(part);
  useEffect(() => {
    if (isOwn) keep();
  }, [isOwn, keep]);
}

/** The submenu as a layer, which is the context itself. */
export const [SubProvider, useSub] = createStrictContext<OverlayLayer>("DropdownMenu.Sub");

/** Nothing but the nearest parent of the right kind, for its parts to fail by name without. */
export const [RadioGroupProvider, useRadioGroup] = createStrictContext<object>("DropdownMenu.RadioGroup");
export const [RadioItemProvider, useRadioItem] = createStrictContext<object>("DropdownMenu.RadioItem");
export const here = {};

/** Whether a label has a group to name. */
export const InGroup = createContext(false);
