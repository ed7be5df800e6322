"use client";

import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentProps, ReactNode } from "react";
import { CheckIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { DisabledItemProps, StyleProps } from "../../lib/common-props";
import { dropdownMenuCheckboxItemRecipe } from "./dropdown-menu.recipe";
import { useOwnState } from "./dropdown-menu-context";

/** Tells why a checkbox item changes (`reason`, `event`), and keeps it as it is by `cancel()`. */
export type DropdownMenuCheckedChangeDetails = Base.CheckboxItem.ChangeEventDetails;

export interface DropdownMenuCheckboxItemProps extends DisabledItemProps, StyleProps, ComponentProps<"div"> {
  /** Whether it is checked. Pass it with `onCheckedChange` to control the state. */
  checked?: boolean;
  /**
   * Whether it is checked initially, when uncontrolled.
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
  /** What is on while it is checked. */
  children?: ReactNode;
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
