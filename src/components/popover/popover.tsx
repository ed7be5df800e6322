"use client";

import { Popover as Base } from "@base-ui/react/popover";
import { type ReactNode, useMemo } from "react";
import { closeTopLayer, useOverlayLayer } from "../../lib/overlay-layer";
import { PopoverProvider, type PopoverSide } from "./popover-context";

/** Why the popover opens or closes (`reason`, `event`). `cancel()` prevents the change. */
export type PopoverOpenChangeDetails = Base.Root.ChangeEventDetails;

export interface PopoverProps {
  /**
   * Which side of the trigger it opens on; the opposite one where there is no room.
   * @default "bottom"
   */
  side?: PopoverSide;
  /** Whether it is open. Pass it with `onOpenChange` to control the state. */
  open?: boolean;
  /**
   * Whether it is open initially, when uncontrolled.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it should open or close, with the reason. `details.cancel()` prevents the change. */
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
