"use client";

import { Popover as Base } from "@base-ui/react/popover";
import { type ReactNode, useMemo } from "react";
import { closeTopLayer, useOverlayLayer } from "../../lib/overlay-layer";
import { PopoverProvider, type PopoverSide } from "./popover-context";

/** Tells why a popover opens or closes (`reason`, `event`), and keeps it as it is by `cancel()`. */
export type PopoverOpenChangeDetails = Base.Root.ChangeEventDetails;

export interface PopoverProps {
  /**
   * Which side of the trigger it opens on; the opposite one where there is no room.
   * @default "bottom"
   */
  side?: PopoverSide;
  /** Whether it is open. Set it together with `onOpenChange` to hold the state yourself. */
  open?: boolean;
  /**
   * Whether it is open at first, where it holds its state itself.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it should open or close, with the reason; `details.cancel()` keeps it as it is. */
  onOpenChange?: (open: boolean, details: PopoverOpenChangeDetails) => void;
  /** Called after it has opened or closed, when the motion is over. */
  onOpenChangeComplete?: (open: boolean) => void;
  /** The trigger, and the content that it opens. */
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
