"use client";

import { createContext } from "react";
import { createStrictContext } from "../../lib/create-strict-context";
import type { sidebarRecipe } from "./sidebar.recipe";

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
