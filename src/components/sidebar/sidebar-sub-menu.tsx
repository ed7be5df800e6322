"use client";

import { Collapsible as Base } from "@base-ui/react/collapsible";
import type { ComponentProps, ReactNode } from "react";
import { ChevronDownIcon } from "../../icons";
import type { OpenProps, StyleProps } from "../../lib/common-props";
import type { IconProp } from "../../lib/icon-prop";
import { useControlled } from "../../lib/use-controlled";
import { collapsiblePanelRecipe } from "../collapsible/collapsible.recipe";
import { useSidebar } from "./sidebar-context";
import { SidebarItemContent, SidebarTip } from "./sidebar-item";

export interface SidebarSubMenuProps extends OpenProps, StyleProps, ComponentProps<"li"> {
  /** The label of the button that opens and closes it. */
  label: ReactNode;
  /** An icon before the text, as an element or a component. */
  icon?: IconProp;
  /** The items, as Sidebar.Item. Without an icon, their labels align with the label above. */
  children?: ReactNode;
}

/** Items that a button opens and closes. While only icons show, the button opens the sidebar too. */
export function SidebarSubMenu({
  label,
  icon,
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ...rest
}: SidebarSubMenuProps) {
  const { slots, isIcons, setOpen } = useSidebar("Sidebar.SubMenu");
  const [isOpen, setOwn] = useControlled("Sidebar.SubMenu.open", open, defaultOpen, false);
  return (
    <Base.Root
      open={isOpen && !isIcons}
      onOpenChange={(next) => {
        if (isIcons) setOpen(true);
        if (next === isOpen) return;
        setOwn(next);
        onOpenChange?.(next);
      }}
      render={<li data-slot="sidebar-sub-menu" className={slots.row({ className })} {...rest} />}
    >
      <SidebarTip
        label={label}
        control={
          <Base.Trigger
            data-slot="sidebar-sub-trigger"
            className={slots.item({ className: slots.subTrigger() })}
          >
            <SidebarItemContent icon={icon}>{label}</SidebarItemContent>
            <ChevronDownIcon data-slot="sidebar-chevron" className={slots.chevron()} />
          </Base.Trigger>
        }
      />
      <Base.Panel data-slot="sidebar-sub-panel" hiddenUntilFound className={collapsiblePanelRecipe()}>
        <ul data-slot="sidebar-sub-items" className={slots.subMenu()}>
          {children}
        </ul>
      </Base.Panel>
    </Base.Root>
  );
}
