"use client";

import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentProps } from "react";
import { isAriaDisabled } from "../../lib/aria-disabled";
import type { DestinationProps } from "../../lib/common-props";
import { useLink } from "../link";
import { dropdownMenuLinkItemRecipe } from "./dropdown-menu.recipe";
import { useMenu } from "./dropdown-menu-context";
import { ItemContent, type MenuItemProps } from "./dropdown-menu-item";

export interface DropdownMenuLinkItemProps
  extends DestinationProps,
    MenuItemProps,
    Omit<ComponentProps<"a">, "children" | "className" | "target" | "download"> {
  /** Where the link opens. A new tab gets `rel="noopener noreferrer"` in addition to your `rel`. */
  target?: string;
  /** Downloads the file instead of opening it, under this name or, if `true`, its own. */
  download?: boolean | string;
}

/**
 * An item that is a native link, which people can open in a new tab or copy. Inside a LinkProvider, it is the router's
 * link.
 *
 * @baseComponent Menu.LinkItem
 */
export function DropdownMenuLinkItem({
  icon,
  variant,
  inset,
  closeOnClick = true,
  className,
  children,
  ...link
}: DropdownMenuLinkItemProps) {
  const menu = useMenu("DropdownMenu.LinkItem");
  const choice = variant ?? menu.variant;
  const element = useLink("DropdownMenu.LinkItem", {
    "data-slot": "dropdown-menu-link-item",
    className: dropdownMenuLinkItemRecipe({ variant: choice, inset, className }),
    ...link,
    "data-disabled": isAriaDisabled(link) ? "" : undefined,
    children: (
      <ItemContent icon={icon} variant={choice}>
        {children}
      </ItemContent>
    ),
  });
  return <Base.LinkItem closeOnClick={closeOnClick} render={element} />;
}
