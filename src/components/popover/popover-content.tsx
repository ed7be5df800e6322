"use client";

import { Popover as Base } from "@base-ui/react/popover";
import type { ComponentProps, ReactNode, RefObject } from "react";
import { knownValue } from "../../lib/known-value";
import { LayerPanel } from "../../lib/overlay-layer";
import { type PortalContainer, usePortalContainer } from "../../lib/portal-provider";
import { ScrollTabStop } from "../../lib/scroll-tab-stop";
import { popoverContentRecipe } from "./popover.recipe";
import { type PopoverSide, usePopover } from "./popover-context";
import { PopoverName } from "./popover-name";

export interface PopoverContentProps extends ComponentProps<"div"> {
  /** Which side of the trigger it opens on, in place of the root's `side`. */
  side?: PopoverSide;
  /**
   * The alignment along the trigger's edge.
   * @default "center"
   */
  align?: "center" | "start" | "end";
  /**
   * The distance from the trigger, in px.
   * @default 6
   */
  sideOffset?: number;
  /**
   * The offset along the trigger's edge, in px.
   * @default 0
   */
  alignOffset?: number;
  /** The element to render into. Defaults to `document.body`, or to the container set by PortalProvider. */
  container?: PortalContainer;
  /** The element that receives focus on opening. Defaults to the first control; `false` leaves focus unchanged. */
  initialFocus?: boolean | RefObject<HTMLElement | null>;
  /** The element that receives focus on closing. Defaults to the trigger; `false` leaves focus unchanged. */
  finalFocus?: boolean | RefObject<HTMLElement | null>;
  /** Title, description, controls and text. Buttons are placed side by side at the end of a row. */
  children?: ReactNode;
  /** Extra CSS classes for the panel, its width among them; they win over its own. */
  className?: string;
}

const slots = popoverContentRecipe();

/** The minimum distance from the edges of the viewport, in px. */
const PADDING = 8;

/**
 * The panel beside the trigger, 288 px wide. It flips to the opposite side if space is short, and scrolls rather than
 * overflow the viewport. It takes focus when opened by click, but not on hover.
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
