"use client";

import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  type ReactNode,
  type Ref,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { sidebarLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { OpenProps, StyleProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import type { Keys } from "../../lib/hotkey/parse-keys";
import { useHotkeyIn } from "../../lib/hotkey/use-hotkey";
import { isSize } from "../../lib/is-size";
import { knownValue } from "../../lib/known-value";
import { useControlled } from "../../lib/use-controlled";
import { directionOf } from "../../lib/use-direction";
import { useEvent } from "../../lib/use-event";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { TooltipProvider } from "../tooltip";
import { sidebarRecipe, sidebarRootRecipe } from "./sidebar.recipe";

interface SidebarState {
  collapsible: "offcanvas" | "icon" | "none";
  side: "inline-start" | "inline-end";
  /** The side of the items on which their tooltips open. */
  tipSide: "left" | "right";
  /** Whether it is open, or in a narrow viewport whether the drawer is. */
  isOpen: boolean;
  /** Whether only icons show. */
  isIcons: boolean;
  /** Whether the viewport is narrow, so that it is a drawer. */
  isNarrow: boolean;
  setOpen: (open: boolean) => void;
  /** The id that links the triggers to the element that they open. */
  id: string;
  slots: ReturnType<typeof sidebarRecipe>;
}

export const [SidebarProvider, useSidebar] = createStrictContext<SidebarState>("Sidebar.Root");

interface SidebarWidth {
  width: number;
  min: number;
  max: number;
  /** Undefined if it can't be resized. */
  resize: ((width: number) => void) | undefined;
  setResizing: (isResizing: boolean) => void;
}

/** Separate from the state, so that resizing doesn't render every item. */
export const [SidebarWidthProvider, useSidebarWidth] = createStrictContext<SidebarWidth>("Sidebar.Root");

/** The id of a group's label. Undefined outside a group. */
export const SidebarGroupId = createContext<string | undefined>(undefined);

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
  /**
   * The width in px while it is open. Pass it with `onResize` to control it.
   *
   * @minimum 1
   */
  width?: number;
  /**
   * The initial width in px, when uncontrolled.
   * @default 256
   * @minimum 1
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
   * @minimum 1
   */
  minWidth?: number;
  /**
   * The maximum width in px when it is resized.
   * @default 400
   * @minimum 1
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
const shortcut: Keys = { modifiers: ["mod"], key: "b" };

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

  const page = useWindow(ref);
  const { isNarrow, isRtl } = page;
  const isOpen = isNarrow ? isDrawerOpen : isExpanded || collapsible === "none";
  const setOpen = useEvent((next: boolean) => {
    if (isNarrow) return setDrawerOpen(next);
    if (collapsible === "none") return;
    if (!next) keepFocus(page.element.current, collapsible);
    setExpanded(next);
    onOpenChange?.(next);
  });
  const { toggle } = useLabels("sidebar", sidebarLabels);
  useHotkeyIn(page.element, "mod+b", shortcut, () => setOpen(!isOpen), {
    label: toggle,
    // The drawer is a modal dialog, which the keys close.
    inDialogs: isNarrow && isOpen,
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

/**
 * Watches the window of the sidebar's root: whether it is narrow.
 *
 * @param ref The caller's ref, which is set too.
 */
function useWindow(ref: Ref<HTMLDivElement> | undefined) {
  const [isNarrow, setNarrow] = useState(false);
  const [isRtl, setRtl] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const watch = useCallback((root: HTMLDivElement | null) => {
    const view = root?.ownerDocument.defaultView;
    if (!view) return;
    const narrow = view.matchMedia("(width < 48rem)");
    const read = () => setNarrow(narrow.matches);
    read();
    setRtl(directionOf(root) === "rtl");
    narrow.addEventListener("change", read);
    return () => narrow.removeEventListener("change", read);
  }, []);
  return { ref: useMergedRefs(element, watch, ref), element, isNarrow, isRtl };
}
