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
  /** A label and related items. */
  children?: ReactNode;
}

/**
 * A group of related items, named by a DropdownMenu.Label inside it.
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
  /** Indents the text, to align it with items that have an icon. */
  inset?: boolean;
  /** The heading, in one or two words. */
  children?: ReactNode;
}

/**
 * A heading above items. In a DropdownMenu.Group or DropdownMenu.RadioGroup it names the group.
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
 * A divider line between groups of items.
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
  /** The keyboard shortcut of the action. Your application must handle it. */
  children?: ReactNode;
}

/** A keyboard shortcut at the end of an item. It is hidden from screen readers. */
export function DropdownMenuShortcut({ className, children, ...rest }: DropdownMenuShortcutProps) {
  useMenu("DropdownMenu.Shortcut");
  return (
    <span
      data-slot="dropdown-menu-shortcut"
      aria-hidden="true"
      className={dropdownMenuShortcutRecipe({ className })}
      {...rest}
    >
      {/* The modifier comes before the key, also in right-to-left languages. */}
      <bdi dir="ltr">{children}</bdi>
    </span>
  );
}
