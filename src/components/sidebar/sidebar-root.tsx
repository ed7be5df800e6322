"use client";

import { type ComponentProps, type CSSProperties, type ReactNode, useId, useMemo, useState } from "react";
import type { OpenProps, StyleProps } from "../../lib/common-props";
import { isSize } from "../../lib/is-size";
import { knownValue } from "../../lib/known-value";
import { useControlled } from "../../lib/use-controlled";
import { useEvent } from "../../lib/use-event";
import { TooltipProvider } from "../tooltip";
import { sidebarRecipe, sidebarRootRecipe } from "./sidebar.recipe";
import { SidebarProvider, SidebarWidthProvider } from "./sidebar-context";
import { useWindow } from "./use-window";

/** The values of `collapsible`, the default first. */
const collapsibles = ["offcanvas", "icon", "none"] as const;

/** The values of `side`, the default first. */
const sides = ["inline-start", "inline-end"] as const;

export interface SidebarRootProps extends OpenProps, StyleProps, ComponentProps<"div"> {
  /**
   * Whether it is open initially, when uncontrolled.
   * @default true
   */
  defaultOpen?: boolean;
  /**
   * The part that remains visible when it is closed.
   * @default "offcanvas"
   */
  collapsible?: (typeof collapsibles)[number];
  /**
   * The side of the page. For `inline-end`, place the Sidebar after the page's content.
   * @default "inline-start"
   */
  side?: (typeof sides)[number];
  /** The width in px while it is open. Pass it with `onResize` to control it. */
  width?: number;
  /**
   * The initial width in px, when uncontrolled.
   * @default 256
   */
  defaultWidth?: number;
  /**
   * Whether people can resize it, by dragging Sidebar.Rail or with its arrow keys.
   * @default false
   */
  resizable?: boolean;
  /**
   * The minimum width in px when it is resized.
   * @default 200
   */
  minWidth?: number;
  /**
   * The maximum width in px when it is resized.
   * @default 400
   */
  maxWidth?: number;
  /**
   * Called while it is resized, for example to remember the width.
   * @param width The new width in px.
   */
  onResize?: (width: number) => void;
  /** The Sidebar and the page's content, side by side. A `<main>` fills the space beside the Sidebar. */
  children?: ReactNode;
}

const WIDTH = 256;

/** Contains the Sidebar and the page beside it, and manages whether the sidebar is open and how wide it is. */
export function SidebarRoot({
  open,
  defaultOpen = true,
  onOpenChange,
  collapsible: givenCollapsible,
  side: givenSide,
  width: givenWidth,
  defaultWidth = WIDTH,
  resizable = false,
  minWidth = 200,
  maxWidth = 400,
  onResize,
  ref,
  className,
  style,
  children,
  ...rest
}: SidebarRootProps) {
  const collapsible = knownValue("Sidebar.Root.collapsible", givenCollapsible, collapsibles);
  const side = knownValue("Sidebar.Root.side", givenSide, sides);
  const id = useId();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isExpanded, setExpanded] = useControlled("Sidebar.Root.open", open, defaultOpen, false);
  const [wantedWidth, setOwnWidth] = useControlled("Sidebar.Root.width", givenWidth, defaultWidth, WIDTH);
  const width = isSize("Sidebar.Root.width", wantedWidth) ? wantedWidth : WIDTH;
  const [isResizing, setResizing] = useState(false);

  const toggle = useEvent(() => setOpen(!isOpen));
  const page = useWindow(ref, toggle);
  const { isNarrow, isRtl } = page;
  const isOpen = isNarrow ? isDrawerOpen : isExpanded || collapsible === "none";
  const setOpen = useEvent((next: boolean) => {
    if (isNarrow) return setDrawerOpen(next);
    if (collapsible === "none") return;
    if (!next) keepFocus(page.element.current, collapsible);
    setExpanded(next);
    onOpenChange?.(next);
  });
  const resize = useEvent((next: number) => {
    const px = Math.round(Math.min(Math.max(next, minWidth), maxWidth));
    if (px === width) return;
    setOwnWidth(px);
    onResize?.(px);
  });

  const state = useMemo(() => {
    const isIcons = collapsible === "icon" && !isOpen && !isNarrow;
    const tipSide = (side === "inline-start") === isRtl ? ("left" as const) : ("right" as const);
    const slots = sidebarRecipe({ side });
    return { collapsible, side, tipSide, isOpen, isIcons, isNarrow, setOpen, id, slots };
  }, [collapsible, side, isRtl, isOpen, isNarrow, setOpen, id]);
  const size = useMemo(
    () => ({ width, min: minWidth, max: maxWidth, resize: resizable ? resize : undefined, setResizing }),
    [width, minWidth, maxWidth, resizable, resize],
  );
  return (
    <SidebarProvider value={state}>
      <SidebarWidthProvider value={size}>
        <TooltipProvider delay={200}>
          <div
            data-slot="sidebar-root"
            data-resizing={isResizing ? "" : undefined}
            className={sidebarRootRecipe({ className })}
            style={{ ...({ "--kerf-sidebar-width": `${width}px` } as CSSProperties), ...style }}
            {...rest}
            ref={page.ref}
          >
            {children}
          </div>
        </TooltipProvider>
      </SidebarWidthProvider>
    </SidebarProvider>
  );
}

/** Moves the focus to the trigger, if the focused element disappears with the open sidebar. */
function keepFocus(root: HTMLElement | null, collapsible: string): void {
  const disappearing = `[data-slot=sidebar${collapsible === "icon" ? "-rail" : ""}]`;
  if (!root?.ownerDocument.activeElement?.closest(disappearing)) return;
  root.querySelector<HTMLElement>("[data-slot=sidebar-trigger]")?.focus();
}
