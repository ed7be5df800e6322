"use client";

import { Collapsible as Base } from "@base-ui/react/collapsible";
import type {
  ComponentProps,
  HTMLAttributes,
  MouseEvent,
  ReactElement,
  ReactNode,
  RefAttributes,
} from "react";
import { ChevronDownIcon } from "../../icons/icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { DestinationProps, OpenProps, StyleProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { useControlled } from "../../lib/use-controlled";
import { collapsiblePanelRecipe } from "../collapsible/collapsible.recipe";
import { type LinkProps, useLink } from "../link";
import { Tooltip } from "../tooltip";
import { useSidebar } from "./sidebar-root";

export interface SidebarItemProps
  extends DestinationProps,
    StyleProps,
    HTMLAttributes<HTMLElement>,
    RefAttributes<HTMLElement> {
  /** An icon before the text, as an element or a component. While only icons show, it is all that is visible. */
  icon?: IconProp;
  /**
   * Whether it is the current page. It sets `aria-current`.
   * @default false
   */
  active?: boolean;
  /** A count or a short text at the end of the row, such as the number of unread messages. */
  badge?: ReactNode;
  /**
   * A control at the end of the row, such as the button of a menu. It shows while the row is hovered or focused, and on
   * touch screens always.
   */
  action?: ReactNode;
  /** Where the link opens. A new tab gets `rel="noopener noreferrer"` in addition to your `rel`. */
  target?: string;
  /** The label: the name of the page in one to three words. It is cut off if it is too long. */
  children?: ReactNode;
}

/** A link to a page, or without `href`, `to` and `render` a button. Inside a LinkProvider, it is the router's link. */
export function SidebarItem({
  icon,
  active = false,
  badge,
  action,
  className,
  children,
  ...rest
}: SidebarItemProps) {
  const { slots, isNarrow, setOpen } = useSidebar("Sidebar.Item");
  const isLink = rest.href !== undefined || rest.to !== undefined || rest.render !== undefined;
  const { onClick } = rest;
  const control = {
    "data-slot": "sidebar-item",
    "aria-current": active ? ("page" as const) : undefined,
    className: slots.item({ className: action ? `${slots.withAction()} ${className ?? ""}` : className }),
    ...rest,
    ...(isNarrow && {
      onClick(event: MouseEvent<HTMLElement>) {
        onClick?.(event);
        // An item that opens a menu keeps the drawer open, because the menu is inside the drawer.
        if (!event.currentTarget.ariaHasPopup) setOpen(false);
      },
    }),
    children: (
      <SidebarItemContent icon={icon} badge={badge}>
        {children}
      </SidebarItemContent>
    ),
  };
  return (
    <li data-slot="sidebar-row" className={slots.row()}>
      <SidebarTip
        label={children}
        control={
          isLink ? (
            <SidebarLink {...(control as LinkProps)} />
          ) : (
            <button type="button" {...honorAriaDisabled(control as ComponentProps<"button">)} />
          )
        }
      />
      {action && (
        <div data-slot="sidebar-action" className={slots.action()}>
          {action}
        </div>
      )}
    </li>
  );
}

function SidebarLink(props: LinkProps) {
  return useLink("Sidebar.Item", { "data-slot": "sidebar-item", ...props });
}

/** The content of an item or of a sub-menu's trigger. */
function SidebarItemContent({
  icon,
  badge,
  children,
}: Pick<SidebarItemProps, "icon" | "badge" | "children">) {
  const { slots } = useSidebar("Sidebar.Item");
  return (
    <>
      {icon && (
        <span data-slot="sidebar-icon" className={slots.icon()}>
          {renderIcon(icon)}
        </span>
      )}
      <span
        data-slot="sidebar-label"
        title={typeof children === "string" ? children : undefined}
        className={slots.label()}
      >
        {children}
      </span>
      {badge !== undefined && (
        <span data-slot="sidebar-badge" className={slots.badge()}>
          {badge}
        </span>
      )}
    </>
  );
}

/** A tooltip with the label while only icons show. It is always rendered, so that the control keeps the focus. */
function SidebarTip({ label, control }: { label: ReactNode; control: ReactElement }) {
  const { collapsible, isIcons, isNarrow, tipSide } = useSidebar("Sidebar.Item");
  if (collapsible !== "icon" || isNarrow) return control;
  return (
    <Tooltip content={isIcons ? label : ""} side={tipSide} asChild>
      {control}
    </Tooltip>
  );
}

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
