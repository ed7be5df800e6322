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
   * Which of the trigger's edges it is flush with.
   * @default "center"
   */
  align?: "center" | "start" | "end";
  /**
   * Distance from the trigger in px.
   * @default 6
   */
  sideOffset?: number;
  /**
   * How far it is moved along the trigger's edge, in px.
   * @default 0
   */
  alignOffset?: number;
  /** The element to put it into, in place of `document.body` or the one that PortalProvider sets. */
  container?: PortalContainer;
  /** What gets the focus on opening, in place of the first control; `false` leaves the focus where it is. */
  initialFocus?: boolean | RefObject<HTMLElement | null>;
  /** What gets the focus on closing, in place of the trigger; `false` leaves the focus where it is. */
  finalFocus?: boolean | RefObject<HTMLElement | null>;
  /** Title, description, controls and text. Buttons among them stand side by side at the end of a row. */
  children?: ReactNode;
  /** Extra CSS classes for the panel, its width among them; they win over its own. */
  className?: string;
}

const slots = popoverContentRecipe();

/** How far off the edges of the view it stays, in px. */
const PADDING = 8;

/**
 * The panel beside the trigger, 288 px wide. It turns to the other side where there is no room, and scrolls within
 * rather than leave the view. Opened by a click it takes the focus; opened by hovering it leaves it where it is.
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
