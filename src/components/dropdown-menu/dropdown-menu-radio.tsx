"use client";

import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentProps, ReactNode } from "react";
import { CheckIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { type ChangeDetails, withKnownReasons } from "../../lib/change-details";
import type { DisabledItemProps, StyleProps, ValueProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { dropdownMenuRadioItemIndicatorRecipe, dropdownMenuRadioItemRecipe } from "./dropdown-menu.recipe";
import {
  here,
  InGroup,
  RadioGroupProvider,
  RadioItemProvider,
  useOwnState,
  useRadioGroup,
  useRadioItem,
} from "./dropdown-menu-context";

/** Passed when an item of a group is selected, with the reason. `cancel()` prevents the change. */
export type DropdownMenuValueChangeDetails = ChangeDetails<"item-press">;

/**
 * @typeParam Value The type of the value of an item.
 */
export interface DropdownMenuRadioGroupProps<Value = unknown>
  extends ValueProps<Value>,
    StyleProps,
    Omit<ComponentProps<"div">, "defaultValue"> {
  /**
   * Called with the new value when the user changes it. `details.cancel()` prevents the change.
   * @param value The requested value.
   * @param details The reason for the change, and how to prevent it.
   */
  onValueChange?: (value: Value, details: DropdownMenuValueChangeDetails) => void;
  /**
   * Disables all items of the group.
   * @default false
   */
  disabled?: boolean;
  /** A label and DropdownMenu.RadioItem parts. */
  children?: ReactNode;
}

/**
 * A group of items of which one is selected, named by a DropdownMenu.Label inside it.
 *
 * @baseComponent Menu.RadioGroup
 */
export function DropdownMenuRadioGroup<Value>({
  onValueChange,
  ...props
}: DropdownMenuRadioGroupProps<Value>) {
  useOwnState("DropdownMenu.RadioGroup", props.value === undefined);
  return (
    <RadioGroupProvider value={here}>
      <InGroup value={true}>
        <Base.RadioGroup
          data-slot="dropdown-menu-radio-group"
          onValueChange={withKnownReasons(onValueChange)}
          {...honorAriaDisabled(props, { disabled: true })}
        />
      </InGroup>
    </RadioGroupProvider>
  );
}

export interface DropdownMenuRadioItemProps extends DisabledItemProps, StyleProps, ComponentProps<"div"> {
  /** The group's value while this item is selected. */
  value: unknown;
  /** An icon before the text, as an element or a component. */
  icon?: IconProp;
  /** Indents the text, to align it with items that have an icon. */
  inset?: boolean;
  /**
   * Whether the menu closes after a click, Enter or Space on the item.
   * @default false
   */
  closeOnClick?: boolean;
  /** The label and a DropdownMenu.RadioItemIndicator. */
  children?: ReactNode;
}

/**
 * One of several choices. The menu stays open, so that people see the effect.
 *
 * @baseComponent Menu.RadioItem
 */
export function DropdownMenuRadioItem({
  icon,
  inset,
  closeOnClick = false,
  className,
  children,
  ...rest
}: DropdownMenuRadioItemProps) {
  useRadioGroup("DropdownMenu.RadioItem");
  return (
    <RadioItemProvider value={here}>
      <Base.RadioItem
        data-slot="dropdown-menu-radio-item"
        className={dropdownMenuRadioItemRecipe({ inset, className })}
        closeOnClick={closeOnClick}
        {...honorAriaDisabled(rest, { disabled: true })}
      >
        {renderIcon(icon)}
        {children}
      </Base.RadioItem>
    </RadioItemProvider>
  );
}

export interface DropdownMenuRadioItemIndicatorProps extends StyleProps, ComponentProps<"span"> {
  /** The icon, instead of a check. */
  children?: ReactNode;
}

/**
 * The check at the end of the selected item.
 *
 * @baseComponent Menu.RadioItemIndicator
 */
export function DropdownMenuRadioItemIndicator({
  className,
  children = <CheckIcon />,
  ...rest
}: DropdownMenuRadioItemIndicatorProps) {
  useRadioItem("DropdownMenu.RadioItemIndicator");
  return (
    <Base.RadioItemIndicator
      data-slot="dropdown-menu-radio-item-indicator"
      className={dropdownMenuRadioItemIndicatorRecipe({ className })}
      {...rest}
    >
      {children}
    </Base.RadioItemIndicator>
  );
}
