"use client";

import { Menu as Base } from "@base-ui/react/menu";
import { type ComponentProps, type ReactNode, use } from "react";
import type { StyleProps } from "../../lib/common-props";
import {
  dropdownMenuLabelRecipe,
  dropdownMenuSeparatorRecipe,
  dropdownMenuShortcutRecipe,
} from "./dropdown-menu.recipe";
import { InGroup, useMenu } from "./dropdown-menu-context";

export interface DropdownMenuGroupProps extends StyleProps, ComponentProps<"div"> {
  /** A label, and the items that belong together. */
  children?: ReactNode;
}

/**
 * Items that belong together. A DropdownMenu.Label in it names it.
 *
 * @baseComponent Menu.Group
 * @passThrough
 */
export function DropdownMenuGroup(props: DropdownMenuGroupProps) {
  useMenu("DropdownMenu.Group");
  return (
    <InGroup value={true}>
      <Base.Group data-slot="dropdown-menu-group" {...props} />
    </InGroup>
  );
}

export interface DropdownMenuLabelProps extends StyleProps, ComponentProps<"div"> {
  /** Leaves the icon's column free, so that its text is in line with that of items with icons. */
  inset?: boolean;
  /** What the items below have in common. */
  children?: ReactNode;
}

/**
 * A heading over some of the items. In a DropdownMenu.Group or RadioGroup it names the group.
 *
 * @baseComponent Menu.GroupLabel
 */
export function DropdownMenuLabel({ inset, className, ...rest }: DropdownMenuLabelProps) {
  useMenu("DropdownMenu.Label");
  const Label = use(InGroup) ? Base.GroupLabel : "div";
  return (
    <Label
      data-slot="dropdown-menu-label"
      className={dropdownMenuLabelRecipe({ inset, className })}
      {...rest}
    />
  );
}

export interface DropdownMenuSeparatorProps extends StyleProps, ComponentProps<"div"> {}

/**
 * A line between items that do not belong together.
 *
 * @baseComponent Menu.Separator
 * @passThrough
 */
export function DropdownMenuSeparator({ className, ...rest }: DropdownMenuSeparatorProps) {
  useMenu("DropdownMenu.Separator");
  return (
    <Base.Separator
      data-slot="dropdown-menu-separator"
      className={dropdownMenuSeparatorRecipe({ className })}
      {...rest}
    />
  );
}

export interface DropdownMenuShortcutProps extends StyleProps, ComponentProps<"span"> {
  /** The keys that do the same without the menu. The application listens for them. */
  children?: ReactNode;
}

/** Keys at the end of an item, for the eye: they are no part of its name. */
export function DropdownMenuShortcut({ className, children, ...rest }: DropdownMenuShortcutProps) {
  useMenu("DropdownMenu.Shortcut");
  return (
    <span
      data-slot="dropdown-menu-shortcut"
      aria-hidden="true"
      className={dropdownMenuShortcutRecipe({ className })}
      {...rest}
    >
      {/* In every language the sign of a modifier comes before its key. */}
      <bdi dir="ltr">{children}</bdi>
    </span>
  );
}
