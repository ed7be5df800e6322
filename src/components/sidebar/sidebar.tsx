"use client";

import type { ComponentProps, ReactNode } from "react";
import { type SidebarLabels, sidebarLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { DrawerPanel } from "../drawer/drawer";
import { DrawerRoot } from "../drawer/drawer-root";
import { useSidebar } from "./sidebar-context";

export interface SidebarProps
  extends LabelsProps<SidebarLabels>,
    StyleProps,
    Omit<ComponentProps<"nav">, "role"> {
  /** Header, Content, Footer and Rail. */
  children?: ReactNode;
}

/** The width of the drawer in px. */
const DRAWER = 288;

export function SidebarPanel({ labels, className, children, ...rest }: SidebarProps) {
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
