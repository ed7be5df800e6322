"use client";

import { type ComponentProps, type ReactNode, use, useId } from "react";
import type { StyleProps } from "../../lib/common-props";
import { SidebarGroupId, useSidebar } from "./sidebar-context";

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
