"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { useDirection } from "@base-ui/react/direction-provider";
import type { ComponentProps, ReactNode } from "react";
import * as popup from "../../recipes/popup";
import { LayerPanel } from "../overlay-layer";
import { type PortalContainer, usePortalContainer } from "../portal-provider";
import type { Picker } from "./picker-context";

/** Where a popup lies beside its control. */
export interface PickerPlacement {
  /**
   * Which side of the control it opens on; the opposite one where there is no room.
   * @default "bottom"
   * @alike `inline-end` is the right where text runs from left to right, and `inline-start` the left.
   */
  side?: "top" | "right" | "bottom" | "left" | "inline-start" | "inline-end";
  /** Distance from the control in px. */
  sideOffset?: number;
  /**
   * Which of the control's edges it is flush with.
   * @default "start"
   * @alike The list is as wide as its control, unless its texts are wider.
   */
  align?: "start" | "center" | "end";
  /** How far it is moved along that edge, in px. */
  alignOffset?: number;
  /** The element to render into. Defaults to `document.body`, or to the container set by PortalProvider. */
  container?: PortalContainer;
}

export interface PickerContentProps extends ComponentProps<"div">, PickerPlacement {
  /** The list, what shows when nothing is found, and whatever stands above or below them. */
  children?: ReactNode;
  /** Extra CSS classes for the panel; they win over its own. */
  className?: string;
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
