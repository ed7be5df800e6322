"use client";

import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentProps } from "react";
import { isAriaDisabled } from "../../lib/aria-disabled";
import type { RenderProp } from "../../lib/render-prop";
import { useLink } from "../link";
import { dropdownMenuLinkItemRecipe } from "./dropdown-menu.recipe";
import { useMenu } from "./dropdown-menu-context";
import { ItemContent, type MenuItemProps } from "./dropdown-menu-item";

export interface DropdownMenuLinkItemProps
  extends MenuItemProps,
    Omit<ComponentProps<"a">, "children" | "className" | "target" | "download"> {
  /** The destination as the router knows it. Without a router, and without `href`, it is the link's address. */
  to?: string;
  /** The address. One that browsers would run as script is refused, and the item leads nowhere. */
  href?: string;
  /** Where it opens. In a new tab it gets `rel="noopener noreferrer"` on top of its own `rel`. */
  target?: string;
  /** Saves the file in place of opening it, under that name or, when true, under its own. */
  download?: boolean | string;
  /** What to render it as, in place of an anchor or of the router's link that LinkProvider sets. */
  render?: RenderProp;
}

/**
 * An item that leads somewhere: a real link, which can be opened in a new tab and copied. Within a LinkProvider it is
 * the router's own.
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
