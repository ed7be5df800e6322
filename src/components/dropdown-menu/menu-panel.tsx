"use client";

import { Menu as Base } from "@base-ui/react/menu";
import { type ComponentProps, type ReactNode, useCallback, useState } from "react";
import { ignoreForeignKeys } from "../../lib/base-ui";
import type { PlacementProps, PortalProps, StyleProps } from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import { LayerPanel, type OverlayLayer } from "../../lib/overlay-layer";
import { usePortalContainer } from "../../lib/portal-provider";
import { type Direction, directionOf } from "../../lib/use-direction";
import { useMenu } from "./dropdown-menu-context";

type Side = NonNullable<PlacementProps["side"]>;

export interface MenuPanelProps extends PlacementProps, PortalProps, StyleProps, ComponentProps<"div"> {
  /**
   * @default "start"
   */
  align?: PlacementProps["align"];
  /** Items, groups, labels and separators. */
  children?: ReactNode;
}

interface OwnProps extends MenuPanelProps {
  name: "DropdownMenu.Content" | "DropdownMenu.SubContent";
  layer: OverlayLayer;
  slot: string;
  positionerClass: string;
  defaultSide: Side;
}

const sides: readonly Side[] = ["bottom", "top", "left", "right", "inline-start", "inline-end"];

/** The distance from the edges of the viewport, in px. */
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
  const [ownDirection, setOwnDirection] = useState<Direction>();
  const positioner = useCallback(
    (element: HTMLDivElement | null) => {
      layer.panel.current = element;
      directionRef(element);
      // If the direction is the page's, the open menu follows changes of it.
      if (element) setOwnDirection(directionOf(element) === direction ? undefined : direction);
    },
    [layer, directionRef, direction],
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
          dir={ownDirection}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            ignoreForeignKeys(event);
          }}
          {...rest}
        >
          <LayerPanel layer={layer}>{children}</LayerPanel>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
