"use client";

import { Popover as Base } from "@base-ui/react/popover";
import { type ReactNode, useMemo } from "react";
import type { CancelableOpenProps, PlacementProps } from "../../lib/common-props";
import { closeTopLayer, useOverlayLayer } from "../../lib/overlay-layer";
import { PopoverProvider, type PopoverSide } from "./popover-context";

/** Why the popover opens or closes (`reason`, `event`). `cancel()` prevents the change. */
export type PopoverOpenChangeDetails = Base.Root.ChangeEventDetails;

export interface PopoverProps extends CancelableOpenProps, Pick<PlacementProps, "side"> {
  /**
   * @default "bottom"
   */
  side?: PopoverSide;
  onOpenChange?: (open: boolean, details: PopoverOpenChangeDetails) => void;
  /** Called after it has opened or closed and the animation has ended. */
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
