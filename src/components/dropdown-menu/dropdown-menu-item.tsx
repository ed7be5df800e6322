"use client";

import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentProps, MouseEventHandler, PointerEvent, ReactNode } from "react";
import { TriangleAlertIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { DisabledItemProps, StyleProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import type { RenderProp } from "../../lib/render-prop";
import { dropdownMenuItemRecipe } from "./dropdown-menu.recipe";
import { type DropdownMenuVariant, useMenu } from "./dropdown-menu-context";

export interface MenuItemProps extends StyleProps {
  /** An icon before the text, as an element or a component. */
  icon?: IconProp;
  /** How much it stands out; the root's variant where it is left out. */
  variant?: DropdownMenuVariant;
  /** Leaves the icon's column free, so that its text is in line with that of items with icons. */
  inset?: boolean;
  /**
   * Closes the menu when it is chosen.
   * @default true
   */
  closeOnClick?: boolean;
  /** What happens, beginning with a verb; then perhaps a DropdownMenu.Shortcut. */
  children?: ReactNode;
}

export interface DropdownMenuItemProps
  extends DisabledItemProps,
    MenuItemProps,
    Omit<ComponentProps<"div">, "children" | "className"> {
  /** For an item that `render` makes a link: where it opens. A new tab learns nothing of this page. */
  target?: string;
  /** What to render it as, in place of a `<div>`. For a link, DropdownMenu.LinkItem does the same by itself. */
  render?: RenderProp;
  /** What it does, by click, Enter or Space. */
  onClick?: MouseEventHandler<HTMLDivElement>;
}

/**
 * An action that the menu offers.
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
      onPointerLeave={(event: PointerEvent<HTMLDivElement> & { preventBaseUIHandler(): void }) => {
        onPointerLeave?.(event);
        // What the item has opened may cover it and so take the pointer away: the menu must not take the focus back.
        if (event.currentTarget.ariaExpanded === "true") event.preventBaseUIHandler();
      }}
      // Also as the trigger of a dialog or a popover, which would make it a button.
      role="menuitem"
    >
      <ItemContent icon={icon} variant={choice}>
        {children}
      </ItemContent>
    </Base.Item>
  );
}

/** An item's icon and text. One that is to be feared has an icon in any case, so that not its colour alone tells it. */
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
