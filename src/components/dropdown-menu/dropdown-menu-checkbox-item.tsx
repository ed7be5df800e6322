"use client";

import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentProps, ReactNode } from "react";
import { CheckIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { DisabledItemProps, StyleProps } from "../../lib/common-props";
import { dropdownMenuCheckboxItemRecipe } from "./dropdown-menu.recipe";
import { useOwnState } from "./dropdown-menu-context";

/** Why a checkbox item changes (`reason`, `event`). `cancel()` prevents the change. */
export type DropdownMenuCheckedChangeDetails = Base.CheckboxItem.ChangeEventDetails;

export interface DropdownMenuCheckboxItemProps extends DisabledItemProps, StyleProps, ComponentProps<"div"> {
  /** Whether it is checked. Pass it with `onCheckedChange` to control the state. */
  checked?: boolean;
  /**
   * Whether it is checked initially, when uncontrolled.
   * @default false
   */
  defaultChecked?: boolean;
  /** Called with the new state when the user toggles it. `details.cancel()` prevents the change. */
  onCheckedChange?: (checked: boolean, details: DropdownMenuCheckedChangeDetails) => void;
  /**
   * Whether the menu closes after a click, Enter or Space on the item.
   * @default false
   */
  closeOnClick?: boolean;
  /** The label: what is on while it is checked. */
  children?: ReactNode;
}

const slots = dropdownMenuCheckboxItemRecipe();

/**
 * An item for a setting that is on or off. The menu stays open for further changes.
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
