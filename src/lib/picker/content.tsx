"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { useDirection } from "@base-ui/react/direction-provider";
import type { ComponentProps, ReactNode } from "react";
import * as popup from "../../recipes/popup";
import type { PlacementProps, PortalProps, StyleProps } from "../common-props";
import { LayerPanel } from "../overlay-layer";
import { usePortalContainer } from "../portal-provider";
import type { Picker } from "./picker-context";

/** Where a popup lies beside its control. */
export interface PickerPlacement extends PlacementProps, PortalProps {
  /**
   * @default "bottom"
   * @alike `inline-end` is the right where text runs from left to right, and `inline-start` the left.
   */
  side?: PlacementProps["side"];
  /**
   * @default "start"
   * @alike The list is as wide as its control, unless its texts are wider.
   */
  align?: PlacementProps["align"];
}

export interface PickerContentProps extends StyleProps, ComponentProps<"div">, PickerPlacement {
  /** The list, what shows when nothing is found, and whatever stands above or below them. */
  children?: ReactNode;
}

interface OwnProps extends PickerContentProps {
  /** Classes for what places the panel. */
  positionerClass?: string;
  /** Where the focus goes; where it is left out, the primitive decides. */
  initialFocus?: false;
  picker: Picker;
  /** Of its parts: "combobox", "autocomplete". */
  slot: string;
}

/** How far a popup lies below its control, in px. */
const GAP = 4;

/** The panel below a control, in a portal. */
export function PickerContent({
  picker,
  slot,
  side = "bottom",
  sideOffset = GAP,
  align = "start",
  alignOffset,
  container,
  positionerClass = popup.positioner,
  children,
  ...rest
}: OwnProps) {
  return (
    <Base.Portal data-slot={`${slot}-portal`} container={usePortalContainer(container)}>
      <Base.Positioner
        // Base UI 1.9 keeps the side that it flipped to, and where an open popup is asked for another one it may never
        // come to rest: a positioner that starts anew does.
        key={`${side} ${align}`}
        ref={picker.layer.panel}
        data-slot={`${slot}-positioner`}
        className={positionerClass}
        // Where it is put, text may run the other way.
        dir={useDirection() === "rtl" ? "rtl" : undefined}
        side={side}
        sideOffset={sideOffset}
        align={align}
        alignOffset={alignOffset}
      >
        <Base.Popup data-slot={`${slot}-content`} {...rest}>
          <LayerPanel layer={picker.layer}>{children}</LayerPanel>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
