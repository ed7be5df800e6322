"use client";

import { Popover as Base } from "@base-ui/react/popover";
import type { ComponentProps, ReactNode } from "react";
import type { FocusProps, PlacementProps, PortalProps, StyleProps } from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import { LayerPanel } from "../../lib/overlay-layer";
import { usePortalContainer } from "../../lib/portal-provider";
import { ScrollTabStop } from "../../lib/scroll-tab-stop";
import { popoverContentRecipe } from "./popover.recipe";
import { type PopoverSide, usePopover } from "./popover-context";
import { PopoverName } from "./popover-name";

export interface PopoverContentProps
  extends PlacementProps,
    PortalProps,
    FocusProps,
    StyleProps,
    ComponentProps<"div"> {
  side?: PopoverSide;
  /**
   * @default "center"
   */
  align?: PlacementProps["align"];
  /**
   * @default 6
   */
  sideOffset?: number;
  /**
   * @default 0
   */
  alignOffset?: number;
  /** Title, description, controls and text. Buttons are placed side by side at the end of a row. */
  children?: ReactNode;
}

const slots = popoverContentRecipe();

/** The minimum distance from the edges of the viewport, in px. */
const PADDING = 8;

/**
 * The panel beside the trigger, 288 px wide unless `className` sets another width. Its `side`
 * overrides the root's. It flips to the opposite side if space is short, and scrolls rather than overflow the viewport. It
 * takes focus when opened by click, but not on hover.
 *
 * @baseComponent Popover.Popup
 */
export function PopoverContent({
  side,
  align,
  sideOffset = 6,
  alignOffset = 0,
  container,
  className,
  children,
  ...rest
}: PopoverContentProps) {
  const root = usePopover("Popover.Content");
  const knownSide = knownValue("Popover.side", side ?? root.side, ["bottom", "top", "left", "right"]);
  const knownAlign = knownValue("Popover.Content.align", align, ["center", "start", "end"]);
  return (
    <Base.Portal data-slot="popover-portal" container={usePortalContainer(container)}>
      <Base.Positioner
        ref={root.layer.panel}
        data-slot="popover-positioner"
        className={slots.positioner()}
        side={knownSide}
        align={knownAlign}
        sideOffset={sideOffset}
        alignOffset={alignOffset}
        collisionPadding={PADDING}
      >
        <Base.Popup data-slot="popover-content" className={slots.base({ className })} {...rest}>
          <LayerPanel layer={root.layer}>{children}</LayerPanel>
          <ScrollTabStop layer={root.layer} />
          <PopoverName positioner={root.layer.panel} />
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
