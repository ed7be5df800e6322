"use client";

import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentProps, MouseEventHandler, ReactNode } from "react";
import { TriangleAlertIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { keepFocusOnLeave } from "../../lib/base-ui";
import type { DisabledItemProps, StyleProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import type { RenderProp } from "../../lib/render-prop";
import { dropdownMenuItemRecipe } from "./dropdown-menu.recipe";
import { type DropdownMenuVariant, useMenu } from "./dropdown-menu-context";

export interface MenuItemProps extends StyleProps {
  /** An icon before the text, as an element or a component. */
  icon?: IconProp;
  /** Whether the item is dangerous. Defaults to the root's variant. */
  variant?: DropdownMenuVariant;
  /** Indents the text, to align it with items that have an icon. */
  inset?: boolean;
  /**
   * Whether the menu closes after a click, Enter or Space on the item.
   * @default true
   */
  closeOnClick?: boolean;
  /** The label, starting with a verb, and optionally a DropdownMenu.Shortcut. */
  children?: ReactNode;
}

export interface DropdownMenuItemProps
  extends DisabledItemProps,
    MenuItemProps,
    Omit<ComponentProps<"div">, "children" | "className"> {
  /** The link's target, if `render` is a link. A new tab gets `rel="noopener noreferrer"`. */
  target?: string;
  /** The element to render instead of a `<div>`. For a link, use DropdownMenu.LinkItem. */
  render?: RenderProp;
  /** Called when it is activated by a click, Enter or Space. */
  onClick?: MouseEventHandler<HTMLDivElement>;
}

/**
 * Runs an action, and closes the menu unless `closeOnClick` is `false`.
 *
 * @baseComponent Menu.Item
 */
export function DropdownMenuItem({
  icon,
  variant,
  inset,
  target,
  closeOnClick = true,
  className,
  children,
  onPointerLeave,
  ...rest
}: DropdownMenuItemProps) {
  const menu = useMenu("DropdownMenu.Item");
  const choice = variant ?? menu.variant;
  return (
    <Base.Item
      data-slot="dropdown-menu-item"
      className={dropdownMenuItemRecipe({ variant: choice, inset, className })}
      closeOnClick={closeOnClick}
      {...(target !== undefined && { target, rel: "noopener noreferrer" })}
      {...honorAriaDisabled(rest, { disabled: true })}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        keepFocusOnLeave(event);
      }}
      // If it is rendered as the trigger of a dialog or popover, the trigger would set the role `button`.
      role="menuitem"
    >
      <ItemContent icon={icon} variant={choice}>
        {children}
      </ItemContent>
    </Base.Item>
  );
}

/** An item's icon and text. A `danger` item always has an icon, so that color isn't the only signal. */
export function ItemContent({
  icon,
  variant,
  children,
}: Pick<MenuItemProps, "icon" | "variant" | "children">) {
  const hasIcon = icon !== undefined && icon !== null && icon !== false;
  return (
    <>
      {renderIcon(icon)}
      {children}
      {variant === "danger" && !hasIcon && <TriangleAlertIcon className="k:ms-auto" />}
    </>
  );
}
