"use client";

import { Drawer as Base } from "@base-ui/react/drawer";
import { type ComponentProps, type CSSProperties, type ReactNode, useRef } from "react";
import type { DrawerLabels } from "../../i18n/labels";
import type { FocusProps, LabelsProps, PortalProps, StyleProps } from "../../lib/common-props";
import { isSize } from "../../lib/is-size";
import { firstFocus } from "../../lib/modal/first-focus";
import { NameCheck } from "../../lib/modal/name-check";
import { LayerPanel } from "../../lib/overlay-layer";
import { PortalProvider, usePortalContainer } from "../../lib/portal-provider";
import { ScrollTabStop } from "../../lib/scroll-tab-stop";
import { type Snap, useDrawerRoot } from "./drawer-context";
import { DrawerHandle } from "./drawer-handle";

export interface DrawerProps
  extends FocusProps,
    StyleProps,
    PortalProps,
    LabelsProps<DrawerLabels>,
    Omit<ComponentProps<"div">, "role"> {
  /**
   * The width in px, or the height at the top and bottom. `auto` fits the content. Defaults to 384 px wide, or to
   * `auto` at the top and bottom. It leaves at least 48 px of the page visible.
   */
  size?: number | "auto";
  /** Title, description, content and actions. Buttons are placed side by side at the end of a row. */
  children?: ReactNode;
  /** @default true */
  initialFocus?: FocusProps["initialFocus"];
  /** @default true */
  finalFocus?: FocusProps["finalFocus"];
}

/** The default width, in px. */
const WIDTH = 384;

export function DrawerPanel({
  size,
  labels,
  className,
  style,
  children,
  container,
  initialFocus = true,
  finalFocus = true,
  ...rest
}: DrawerProps) {
  const { side, modal, layer, slots, snap, readDirection } = useDrawerRoot("Drawer");
  const portal = useRef<HTMLDivElement>(null);
  const viewport = layer.panel;
  const length = lengthOf(size, side, snap);
  return (
    <Base.Portal
      ref={portal}
      data-slot="drawer-portal"
      className={slots.portal()}
      container={usePortalContainer(container)}
    >
      {/* A nested drawer also dims what is below it. */}
      {modal && <Base.Backdrop forceRender data-slot="drawer-backdrop" className={slots.backdrop()} />}
      <Base.Viewport ref={viewport} data-slot="drawer-viewport" className={slots.viewport()}>
        <Base.Popup
          data-slot="drawer"
          initialFocus={initialFocus === true ? (type) => firstFocus(viewport.current, type) : initialFocus}
          finalFocus={finalFocus}
          className={slots.base({ className })}
          data-fit={length === "auto" && side.startsWith("inline") ? "" : undefined}
          style={{ ...({ "--kerf-drawer-size": length } as CSSProperties), ...style }}
          {...rest}
        >
          {snap && <DrawerHandle snap={snap} slots={slots} labels={labels} />}
          {/* Its text can be selected: a mouse drags only the handle, while a touch can swipe anywhere. */}
          <Base.Content
            ref={readDirection}
            tabIndex={-1}
            data-slot="drawer-content"
            className={slots.content()}
          >
            {/* Popups of both libraries are rendered beside this panel, because the modal makes everything else inert. */}
            <PortalProvider container={portal}>
              <LayerPanel layer={layer}>{children}</LayerPanel>
            </PortalProvider>
          </Base.Content>
          <ScrollTabStop layer={layer} scroller="[data-slot=drawer-content]" />
          {process.env.NODE_ENV !== "production" && <NameCheck component="Drawer" viewport={viewport} />}
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  );
}

function lengthOf(size: DrawerProps["size"], side: string, snap: Snap | undefined): string {
  // As high as the highest snap point. At the others, its end is below the edge of the viewport.
  if (snap)
    return `max(${snap.points.map((point) => (point > 1 ? `${point}px` : `${point * 100}%`)).join()})`;
  if (size !== "auto" && isSize("Drawer.size", size)) return `${size}px`;
  return size === "auto" || side === "top" || side === "bottom" ? "auto" : `${WIDTH}px`;
}
