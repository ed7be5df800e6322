"use client";

import { DirectionProvider } from "@base-ui/react/direction-provider";
import { Menu as Base } from "@base-ui/react/menu";
import { type ReactNode, useMemo, useState } from "react";
import type { ChangeDetails } from "../../lib/change-details";
import type { CancelableOpenProps } from "../../lib/common-props";
import { closeTopLayer, useOverlayLayer } from "../../lib/overlay-layer";
import { readFromPopup, useDirection } from "../../lib/use-direction";
import { type DropdownMenuVariant, MenuProvider } from "./dropdown-menu-context";

/** Why a menu opens or closes. */
export type DropdownMenuOpenChangeReason =
  /** The trigger was pressed. */
  | "trigger-press"
  /** An item was selected. */
  | "item-press"
  /** The page outside it was pressed. */
  | "outside-press"
  /** Escape was pressed. */
  | "escape-key"
  /** The focus left it. */
  | "focus-out"
  /** An arrow key opened it, or closed a submenu. */
  | "list-navigation"
  /** The pointer was released outside the menu, after the press that opened it. */
  | "cancel-open";

/** Passed when a menu opens or closes, with the reason. `cancel()` prevents the change. */
export type DropdownMenuOpenChangeDetails = ChangeDetails<DropdownMenuOpenChangeReason>;

export interface DropdownMenuProps extends CancelableOpenProps {
  onOpenChange?: (open: boolean, details: DropdownMenuOpenChangeDetails) => void;
  /**
   * The variant of items that don't set their own.
   * @default "default"
   */
  variant?: DropdownMenuVariant;
  /**
   * Called after the opening or closing animation.
   * @param open Whether it is open now.
   */
  onOpenChangeComplete?: (open: boolean) => void;
  /**
   * Whether the page is blocked while it is open: the page doesn't scroll, and a press on it only closes the menu.
   * @default true
   */
  modal?: boolean;
  /** A DropdownMenu.Trigger and a DropdownMenu.Content. */
  children?: ReactNode;
}

export function DropdownMenuRoot({
  variant,
  modal = true,
  onOpenChange,
  children,
  ...rest
}: DropdownMenuProps) {
  const layer = useOverlayLayer();
  const { direction, handlers, setDirection } = useDirection();
  const [keepMounted, setKeepMounted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: handlers only set state
  const context = useMemo(
    () => ({
      layer,
      variant,
      direction,
      directionHandlers: handlers,
      directionRef: readFromPopup(setDirection),
      keepMounted,
      keep: () => setKeepMounted(true),
    }),
    [layer, variant, direction, setDirection, keepMounted],
  );
  return (
    <MenuProvider value={context}>
      <DirectionProvider direction={direction}>
        <Base.Root modal={modal} onOpenChange={closeTopLayer(layer, onOpenChange)} {...rest}>
          {children}
        </Base.Root>
      </DirectionProvider>
    </MenuProvider>
  );
}
