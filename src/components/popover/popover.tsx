"use client";

import { Popover as Base } from "@base-ui/react/popover";
import { type ReactNode, useMemo } from "react";
import type { ChangeDetails } from "../../lib/change-details";
import type { CancelableOpenProps, OverlayReason, PlacementProps } from "../../lib/common-props";
import { closeTopLayer, useOverlayLayer } from "../../lib/overlay-layer";
import { PopoverProvider, type PopoverSide } from "./popover-context";

/** Why a popover opens or closes. */
export type PopoverOpenChangeReason = Extract<
  OverlayReason,
  "trigger-press" | "trigger-hover" | "close-press" | "outside-press" | "escape-key" | "focus-out"
>;

/** Passed when a popover opens or closes, with the reason. `cancel()` prevents the change. */
export type PopoverOpenChangeDetails = ChangeDetails<PopoverOpenChangeReason>;

export interface PopoverProps extends CancelableOpenProps, Pick<PlacementProps, "side"> {
  /**
   * @default "bottom"
   */
  side?: PopoverSide;
  onOpenChange?: (open: boolean, details: PopoverOpenChangeDetails) => void;
  /**
   * Called after it has opened or closed and the animation has ended.
   * @param open Whether it is open now.
   */
  onOpenChangeComplete?: (open: boolean) => void;
  /** The trigger and the content. */
  children?: ReactNode;
}

export function PopoverRoot({ side, onOpenChange, children, ...rest }: PopoverProps) {
  const layer = useOverlayLayer();
  const context = useMemo(() => ({ side, layer }), [side, layer]);
  return (
    <PopoverProvider value={context}>
      <Base.Root onOpenChange={closeTopLayer(layer, onOpenChange)} {...rest}>
        {children}
      </Base.Root>
    </PopoverProvider>
  );
}
