"use client";

import { DirectionProvider } from "@base-ui/react/direction-provider";
import { Menu as Base } from "@base-ui/react/menu";
import { type ReactNode, useMemo, useState } from "react";
import { readFromPopup, useDirection } from "../../hooks/use-direction";
import type { CancelableOpenProps } from "../../lib/common-props";
import { closeTopLayer, useOverlayLayer } from "../../lib/overlay-layer";
import { type DropdownMenuVariant, MenuProvider } from "./dropdown-menu-context";

/** Tells why a menu opens or closes (`reason`, `event`), and keeps it as it is by `cancel()`. */
export type DropdownMenuOpenChangeDetails = Base.Root.ChangeEventDetails;

export interface DropdownMenuProps extends CancelableOpenProps {
  onOpenChange?: (open: boolean, details: DropdownMenuOpenChangeDetails) => void;
  /**
   * How much its items stand out, where they do not say so themselves.
   * @default "default"
   */
  variant?: DropdownMenuVariant;
  /** Called after it has opened or closed, when the motion is over. */
  onOpenChangeComplete?: (open: boolean) => void;
  /**
   * Whether the page behind is out of reach while it is open: it does not scroll, and a press on it only closes the
   * menu.
   * @default true
   */
  modal?: boolean;
  /** The trigger, and the content that it opens. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: handlers only set the state, whenever they were made
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
