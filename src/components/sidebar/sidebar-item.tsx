"use client";

import type {
  ComponentProps,
  HTMLAttributes,
  MouseEvent,
  ReactElement,
  ReactNode,
  RefAttributes,
} from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { DestinationProps, StyleProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { type LinkProps, useLink } from "../link";
import { Tooltip } from "../tooltip";
import { useSidebar } from "./sidebar-context";

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
export function SidebarItemContent({
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
export function SidebarTip({ label, control }: { label: ReactNode; control: ReactElement }) {
  const { collapsible, isIcons, isNarrow, tipSide } = useSidebar("Sidebar.Item");
  if (collapsible !== "icon" || isNarrow) return control;
  return (
    <Tooltip content={isIcons ? label : ""} side={tipSide} asChild>
      {control}
    </Tooltip>
  );
}
