"use client";

import { Menu as Base } from "@base-ui/react/menu";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useCallback } from "react";
import { knownValue } from "../../lib/known-value";
import { LayerPanel, type OverlayLayer } from "../../lib/overlay-layer";
import { type PortalContainer, usePortalContainer } from "../../lib/portal-provider";
import { useMenu } from "./dropdown-menu-context";

type Side = "bottom" | "top" | "left" | "right" | "inline-start" | "inline-end";

export interface MenuPanelProps extends ComponentProps<"div"> {
  /** Which side of its trigger it opens on; the opposite one where there is no room. */
  side?: Side;
  /**
   * Which of the trigger's edges it is flush with.
   * @default "start"
   */
  align?: "start" | "center" | "end";
  /** Distance from the trigger in px. */
  sideOffset?: number;
  /** How far it is moved along the trigger's edge, in px. */
  alignOffset?: number;
  /** The element to put it into, in place of `document.body` or the one that PortalProvider sets. */
  container?: PortalContainer;
  /** The items, and what groups and parts them. */
  children?: ReactNode;
  /** Extra CSS classes for the panel; they win over its own. */
  className?: string;
}

interface OwnProps extends MenuPanelProps {
  name: "DropdownMenu.Content" | "DropdownMenu.SubContent";
  layer: OverlayLayer;
  slot: string;
  positionerClass: string;
  defaultSide: Side;
}

const sides: readonly Side[] = ["bottom", "top", "left", "right", "inline-start", "inline-end"];

/** How far off the edges of the view it stays, in px. */
const PADDING = 8;

/** The panel of a menu or of a submenu, in a portal. */
export function MenuPanel({
  name,
  layer,
  slot,
  positionerClass,
  defaultSide,
  side,
  align,
  sideOffset,
  alignOffset,
  container,
  onKeyDown,
  children,
  ...rest
}: OwnProps) {
  const { direction, directionRef, keepMounted } = useMenu(name);
  const target = usePortalContainer(container);
  const positioner = useCallback(
    (element: HTMLDivElement | null) => {
      layer.panel.current = element;
      directionRef(element);
    },
    [layer, directionRef],
  );
  const knownSide = knownValue<Side>(`${name}.side`, side, [defaultSide, ...sides]);
  const knownAlign = knownValue(`${name}.align`, align, ["start", "center", "end"]);
  return (
    <Base.Portal data-slot={`${slot}-portal`} container={target} keepMounted={keepMounted}>
      <Base.Positioner
        ref={positioner}
        data-slot={`${slot}-positioner`}
        className={positionerClass}
        side={knownSide}
        align={knownAlign}
        sideOffset={sideOffset}
        alignOffset={alignOffset}
        collisionPadding={PADDING}
      >
        <Base.Popup
          data-slot={slot}
          dir={direction}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (isForAnother(event)) event.preventBaseUIHandler();
          }}
          {...rest}
        >
          <LayerPanel layer={layer}>{children}</LayerPanel>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

/**
 * React's events rise from what an item opens, a dialog or a list, to the menu around the item: which would take what
 * is typed there for its own typeahead.
 */
function isForAnother({ target }: KeyboardEvent): boolean {
  return !(target as Element).closest("[role=menu]");
}
