"use client";

import { createContext, useEffect } from "react";
import { createStrictContext } from "../../lib/create-strict-context";
import type { OverlayLayer } from "../../lib/overlay-layer";

/** Whether an item is dangerous. */
export type DropdownMenuVariant = "default" | "danger";

interface MenuContext {
  layer: OverlayLayer;
  /** The variant of items without their own. */
  variant: DropdownMenuVariant | undefined;
  direction: "ltr" | "rtl";
  /** The handlers and the ref read the text direction, from the trigger's events or from the popup. */
  directionHandlers: object;
  directionRef: (popup: HTMLElement | null) => void;
  /** Whether the content stays mounted while the menu is closed. */
  keepMounted: boolean;
  keep: () => void;
}

/** The state that the root provides to its parts. A part outside a root throws an error. */
export const [MenuProvider, useMenu] = createStrictContext<MenuContext>("DropdownMenu");

/** Keeps the menu mounted once opened, if an uncontrolled item would lose its state. */
export function useOwnState(part: string, isOwn: boolean): void {
  const { keep } = useMenu(part);
  useEffect(() => {
    if (isOwn) keep();
  }, [isOwn, keep]);
}

/** The overlay layer of the submenu. */
export const [SubProvider, useSub] = createStrictContext<OverlayLayer>("DropdownMenu.Sub");

/** These contexts have no value. They only make a part outside its parent throw an error. */
export const [RadioGroupProvider, useRadioGroup] = createStrictContext<object>("DropdownMenu.RadioGroup");
export const [RadioItemProvider, useRadioItem] = createStrictContext<object>("DropdownMenu.RadioItem");
export const here = {};

/** Whether a label is in a group that it names. */
export const InGroup = createContext(false);
