"use client";

import { mergeProps } from "@base-ui/react/merge-props";
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useId,
} from "react";
import {
  type SidebarLabels,
  type SidebarRailLabels,
  type SidebarTriggerLabels,
  sidebarLabels,
} from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { PanelLeftIcon } from "../../icons/icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { directionOf } from "../../lib/use-direction";
import { buttonRecipe } from "../button/button.recipe";
import { DrawerPanel, DrawerRoot } from "../drawer";
import { SidebarGroupId, useSidebar, useSidebarWidth } from "./sidebar-root";

export interface SidebarProps
  extends LabelsProps<SidebarLabels>,
    StyleProps,
    Omit<ComponentProps<"nav">, "role"> {
  /** Header, Content, Footer and Rail. */
  children?: ReactNode;
}

/** The width of the drawer in px. */
const DRAWER = 288;

/**
 * The navigation of an application, beside its pages. It can be closed or shrink to icons, and below 768 px it becomes a
 * Drawer. Sidebar is the navigation; Sidebar.Root contains it and the page, and manages whether it is open.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/navigation.html | ARIA navigation landmark}
 * @category Navigation
 * @alias side navigation, sidenav, navigation drawer, nav rail, app shell, application shell
 * @since 0.1.0
 */
export function Sidebar({ labels, className, children, ...rest }: SidebarProps) {
  const { label } = useLabels("sidebar", sidebarLabels, labels);
  const { id, side, collapsible, isOpen, isNarrow, setOpen, slots } = useSidebar("Sidebar");
  if (isNarrow) {
    return (
      <DrawerRoot side={side} open={isOpen} onOpenChange={setOpen}>
        <DrawerPanel size={DRAWER} aria-label={label} className={slots.drawer()}>
          <nav
            data-slot="sidebar"
            id={id}
            aria-label={label}
            className={slots.drawerNav({ className })}
            {...rest}
          >
            {children}
          </nav>
        </DrawerPanel>
      </DrawerRoot>
    );
  }
  return (
    <nav
      data-slot="sidebar"
      id={id}
      aria-label={label}
      data-collapsed={isOpen ? undefined : collapsible}
      inert={!isOpen && collapsible === "offcanvas"}
      className={slots.base({ className })}
      {...rest}
    >
      <div data-slot="sidebar-inner" className={slots.inner()}>
        {children}
      </div>
    </nav>
  );
}

export interface SidebarHeaderProps extends StyleProps, ComponentProps<"div"> {
  /** The application or workspace, such as a logo or a menu to switch. */
  children?: ReactNode;
}

/** The top of the sidebar, which doesn't scroll. */
export function SidebarHeader({ className, ...rest }: SidebarHeaderProps) {
  const { slots } = useSidebar("Sidebar.Header");
  return <div data-slot="sidebar-header" className={slots.header({ className })} {...rest} />;
}

export interface SidebarContentProps extends StyleProps, ComponentProps<"div"> {
  /** Groups and menus. */
  children?: ReactNode;
}

/** The part of the sidebar that scrolls. */
export function SidebarContent({ className, ...rest }: SidebarContentProps) {
  const { slots } = useSidebar("Sidebar.Content");
  return <div data-slot="sidebar-content" className={slots.content({ className })} {...rest} />;
}

export interface SidebarFooterProps extends StyleProps, ComponentProps<"div"> {
  /** The account, help or settings. */
  children?: ReactNode;
}

/** The bottom of the sidebar, which doesn't scroll. */
export function SidebarFooter({ className, ...rest }: SidebarFooterProps) {
  const { slots } = useSidebar("Sidebar.Footer");
  return <div data-slot="sidebar-footer" className={slots.footer({ className })} {...rest} />;
}

export interface SidebarGroupProps extends StyleProps, ComponentProps<"div"> {
  /** A GroupLabel and a Menu. */
  children?: ReactNode;
}

/** A group of items with a label. */
export function SidebarGroup({ className, ...rest }: SidebarGroupProps) {
  const { slots } = useSidebar("Sidebar.Group");
  const id = useId();
  return (
    <SidebarGroupId value={id}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form. */}
      <div
        data-slot="sidebar-group"
        role="group"
        aria-labelledby={id}
        className={slots.group({ className })}
        {...rest}
      />
    </SidebarGroupId>
  );
}

export interface SidebarGroupLabelProps extends StyleProps, ComponentProps<"div"> {
  /** The common subject of the items, in one or two words. */
  children?: ReactNode;
}

/** The name of a group. While only icons show, it is invisible. */
export function SidebarGroupLabel({ className, ...rest }: SidebarGroupLabelProps) {
  const { slots } = useSidebar("Sidebar.GroupLabel");
  return (
    <div
      data-slot="sidebar-group-label"
      id={use(SidebarGroupId)}
      className={slots.groupLabel({ className })}
      {...rest}
    />
  );
}

export interface SidebarMenuProps extends StyleProps, ComponentProps<"ul"> {
  /** Items and sub-menus. */
  children?: ReactNode;
}

/** A list of items. */
export function SidebarMenu({ className, ...rest }: SidebarMenuProps) {
  const { slots } = useSidebar("Sidebar.Menu");
  return <ul data-slot="sidebar-menu" className={slots.menu({ className })} {...rest} />;
}

export interface SidebarTriggerProps
  extends LabelsProps<SidebarTriggerLabels>,
    StyleProps,
    Omit<ComponentProps<"button">, "children"> {}

/**
 * A button that opens and closes the sidebar. Place it in the page's header, so that it is always visible. Nothing is
 * rendered if the sidebar can't be closed.
 */
export function SidebarTrigger({ labels, onClick, className, ...rest }: SidebarTriggerProps) {
  const { toggle } = useLabels("sidebar", sidebarLabels, labels);
  const { id, collapsible, isOpen, isNarrow, setOpen } = useSidebar("Sidebar.Trigger");
  if (collapsible === "none" && !isNarrow) return null;
  return (
    <button
      type="button"
      data-slot="sidebar-trigger"
      aria-label={toggle}
      aria-expanded={isOpen}
      aria-controls={isOpen || !isNarrow ? id : undefined}
      aria-keyshortcuts="Control+B Meta+B"
      className={buttonRecipe({ variant: "ghost", shape: "square", className })}
      {...honorAriaDisabled(rest)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOpen(!isOpen);
      }}
    >
      <PanelLeftIcon className="k:rtl:-scale-x-100" />
    </button>
  );
}

export interface SidebarRailProps
  extends LabelsProps<SidebarRailLabels>,
    StyleProps,
    Omit<ComponentProps<"div">, "children" | "role"> {}

/** The step of an arrow key, in px. */
const STEP = 16;

/**
 * The edge of the sidebar. A click opens or closes the sidebar. If it is `resizable`, dragging and the arrow keys change
 * its width, and Enter or a double click close it.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/ | ARIA window splitter pattern}
 */
export function SidebarRail({ labels, className, ...rest }: SidebarRailProps) {
  const { resize: label } = useLabels("sidebar", sidebarLabels, labels);
  const { id, side, collapsible, isOpen, isNarrow, setOpen, slots } = useSidebar("Sidebar.Rail");
  const { width, min, max, resize, setResizing } = useSidebarWidth("Sidebar.Rail");
  if (isNarrow || (collapsible === "none" && !resize)) return null;
  if (!resize || !isOpen) {
    return (
      // For pointers only. Sidebar.Trigger does the same for all users.
      <div
        data-slot="sidebar-rail"
        aria-hidden="true"
        className={slots.rail({ className })}
        {...mergeProps<"div">({ onClick: () => setOpen(!isOpen) }, rest)}
      />
    );
  }
  /** 1 if a larger `x` means a wider sidebar, otherwise -1. */
  const sign = (rail: Element) => ((directionOf(rail) === "rtl") === (side === "inline-start") ? -1 : 1);

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const wider = sign(event.currentTarget) * STEP;
    const steps: Record<string, number> = {
      ArrowRight: wider,
      ArrowLeft: -wider,
      Home: -width,
      End: max,
    };
    const step = steps[event.key];
    if (step) resize?.(width + step);
    else if (event.key === "Enter") setOpen(false);
    else return;
    event.preventDefault();
  }

  function drag({ currentTarget: rail, clientX: from, pointerId, button }: PointerEvent<HTMLDivElement>) {
    if (button !== 0) return;
    const wider = sign(rail);
    rail.setPointerCapture(pointerId);
    setResizing(true);
    const move = (event: globalThis.PointerEvent) => resize?.(width + (event.clientX - from) * wider);
    const end = () => {
      setResizing(false);
      rail.removeEventListener("pointermove", move);
      rail.removeEventListener("lostpointercapture", end);
    };
    rail.addEventListener("pointermove", move);
    rail.addEventListener("lostpointercapture", end);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> can't be focused and has no value.
    <div
      data-slot="sidebar-rail"
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-controls={id}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      className={slots.rail({ className })}
      {...mergeProps<"div">(
        { onKeyDown: press, onPointerDown: drag, onDoubleClick: () => setOpen(false) },
        rest,
      )}
    />
  );
}
