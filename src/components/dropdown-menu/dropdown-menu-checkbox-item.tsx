"use client";

import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentProps, ReactNode } from "react";
import { CheckIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { dropdownMenuCheckboxItemRecipe } from "./dropdown-menu.recipe";
import { useOwnState } from "./dropdown-menu-context";

/** Tells why a checkbox item changes (`reason`, `event`), and keeps it as it is by `cancel()`. */
export type DropdownMenuCheckedChangeDetails = Base.CheckboxItem.ChangeEventDetails;

export interface DropdownMenuCheckboxItemProps extends ComponentProps<"div"> {
  /** Whether it is checked. Set it together with `onCheckedChange` to hold the state yourself. */
  checked?: boolean;
  /**
   * Whether it is checked at first, where it holds its state itself.
   * @default false
   */
  defaultChecked?: boolean;
  /** Called when it should be checked or not; `details.cancel()` keeps it as it is. */
  onCheckedChange?: (checked: boolean, details: DropdownMenuCheckedChangeDetails) => void;
  /**
   * Closes the menu when it is chosen.
   * @default false
   */
  closeOnClick?: boolean;
  /**
   * Shows it, and keeps it from being changed; the arrow keys still reach it.
   * @default false
   */
  disabled?: boolean;
  /** What is on while it is checked. */
  children?: ReactNode;
  /** Extra CSS classes; they win over its own. */
  className?: string;
}

const slots = dropdownMenuCheckboxItemRecipe();

/**
 * Something that is on or off, with a check in the icon's column. The menu stays open, for more than one change.
 *
 * @baseComponent Menu.CheckboxItem
 */
export function DropdownMenuCheckboxItem({
  closeOnClick = false,
  defaultChecked = false,
  className,
  children,
  ...rest
}: DropdownMenuCheckboxItemProps) {
  useOwnState("DropdownMenu.CheckboxItem", rest.checked === undefined);
  return (
    <Base.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      className={slots.base({ className })}
      closeOnClick={closeOnClick}
      defaultChecked={defaultChecked}
      {...honorAriaDisabled(rest, { disabled: true })}
    >
      <span data-slot="dropdown-menu-checkbox-item-box" className={slots.box()}>
        <Base.CheckboxItemIndicator render={<CheckIcon />} />
      </span>
      {children}
    </Base.CheckboxItem>
  );
}
