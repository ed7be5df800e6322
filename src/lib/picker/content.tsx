"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { useDirection } from "@base-ui/react/direction-provider";
import type { ComponentProps, ReactNode } from "react";
import * as popup from "../../recipes/popup";
import type { PlacementProps, PortalProps, StyleProps } from "../common-props";
import { innerForms } from "../inner-forms";
import { keepPlace } from "../keep-place";
import { knownValue } from "../known-value";
import { LayerPanel } from "../overlay-layer";
import { usePortal } from "../portal-provider";
import { useMergedRefs } from "../use-merged-refs";
import type { Picker } from "./picker-context";

/** The position of a popup next to its control. */
export interface PickerPlacement extends PlacementProps, PortalProps {
  /** @default "bottom" */
  side?: PlacementProps["side"];
  /** @default "start" */
  align?: PlacementProps["align"];
}

export interface PickerContentProps extends StyleProps, ComponentProps<"div">, PickerPlacement {
  /** The list and the Empty part, with any content above or below them. */
  children?: ReactNode;
}

interface OwnProps extends PickerContentProps {
  /** Classes of the element that positions the panel. */
  positionerClass?: string;
  /** Where focus moves. By default, the primitive decides. */
  initialFocus?: false;
  picker: Picker;
  /** The public name of the part with the placement props, for warnings. */
  owner: string;
  /** The prefix of the parts' `data-slot`: "combobox", "autocomplete". */
  slot: string;
}

/** The distance between a control and its popup, in px. */
const GAP = 4;

const sides = ["bottom", "top", "left", "right", "inline-start", "inline-end"] as const;
const aligns = ["start", "center", "end"] as const;

/** The panel below a control, in a portal. */
export function PickerContent({
  picker,
  owner,
  slot,
  side: givenSide,
  sideOffset = GAP,
  align: givenAlign,
  alignOffset,
  container,
  positionerClass = popup.positioner,
  children,
  ...rest
}: OwnProps) {
  const side = knownValue(`${owner}.side`, givenSide, sides);
  const align = knownValue(`${owner}.align`, givenAlign, aligns);
  return (
    <Base.Portal {...usePortal(container)} data-slot={`${slot}-portal`}>
      <Base.Positioner
        {...innerForms}
        // Base UI 1.9 keeps the side that it flipped to, so an open popup whose `side` changes may never
        // settle. The key mounts a new positioner, which does.
        key={`${side} ${align}`}
        ref={useMergedRefs(picker.layer.panel, keepPlace)}
        data-slot={`${slot}-positioner`}
        className={positionerClass}
        anchor={picker.anchor}
        // The text direction at the portal's container may be different.
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
