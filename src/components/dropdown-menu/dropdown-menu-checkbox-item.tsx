"use client";

import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentProps, ReactNode } from "react";
import { CheckIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { type ChangeDetails, withKnownReasons } from "../../lib/change-details";
import type { DisabledItemProps, StyleProps } from "../../lib/common-props";
import { dropdownMenuCheckboxItemRecipe } from "./dropdown-menu.recipe";
import { useOwnState } from "./dropdown-menu-context";

/** Passed when an item is checked or unchecked, with the reason. `cancel()` prevents the change. */
export type DropdownMenuCheckedChangeDetails = ChangeDetails<"item-press">;

export interface DropdownMenuCheckboxItemProps extends DisabledItemProps, StyleProps, ComponentProps<"div"> {
  /** Whether it is checked. Pass it with `onCheckedChange` to control the state. */
  checked?: boolean;
  /**
   * Whether it is checked initially, when uncontrolled.
   * @default false
   */
  defaultChecked?: boolean;
  /**
   * Called with the new state when the user toggles it. `details.cancel()` prevents the change.
   * @param checked The requested state.
   * @param details The reason for the change, and how to prevent it.
   */
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
  onCheckedChange,
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
      onCheckedChange={withKnownReasons(onCheckedChange)}
      {...honorAriaDisabled(rest, { disabled: true })}
    >
      <span data-slot="dropdown-menu-checkbox-item-box" className={slots.box()}>
        <Base.CheckboxItemIndicator render={<CheckIcon />} />
      </span>
      {children}
    </Base.CheckboxItem>
  );
}
