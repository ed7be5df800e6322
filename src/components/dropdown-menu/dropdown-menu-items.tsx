"use client";

import { Menu as Base } from "@base-ui/react/menu";
import { type ComponentProps, type MouseEventHandler, type ReactNode, use } from "react";
import { CheckIcon, TriangleAlertIcon } from "../../icons/icons";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import { keepFocusOnLeave } from "../../lib/base-ui";
import { type ChangeDetails, withKnownReasons } from "../../lib/change-details";
import type { DestinationProps, DisabledItemProps, StyleProps, ValueProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import {
  type DropdownMenuVariant,
  InGroup,
  present,
  RadioGroupProvider,
  RadioItemProvider,
  useKeepMounted,
  useMenu,
  useRadioGroup,
  useRadioItem,
} from "../../lib/menu/menu";
import type { RenderProp } from "../../lib/render-prop";
import { useLink } from "../link";
import {
  dropdownMenuCheckboxItemRecipe,
  dropdownMenuItemRecipe,
  dropdownMenuLabelRecipe,
  dropdownMenuLinkItemRecipe,
  dropdownMenuRadioItemIndicatorRecipe,
  dropdownMenuRadioItemRecipe,
  dropdownMenuSeparatorRecipe,
  dropdownMenuShortcutRecipe,
} from "./dropdown-menu.recipe";

interface MenuItemProps extends StyleProps {
  /** An icon before the text, as an element or a component. */
  icon?: IconProp;
  /** Whether the item is dangerous. Defaults to the root's variant. */
  variant?: DropdownMenuVariant;
  /** Indents the text, to align it with items that have an icon. */
  inset?: boolean;
  /**
   * Whether the menu closes after a click, Enter or Space on the item.
   * @default true
   */
  closeOnClick?: boolean;
  /** The label, starting with a verb, and optionally a DropdownMenu.Shortcut. */
  children?: ReactNode;
}

export interface DropdownMenuItemProps
  extends DisabledItemProps,
    MenuItemProps,
    Omit<ComponentProps<"div">, "children" | "className"> {
  /** The link's target, if `render` is a link. A new tab gets `rel="noopener noreferrer"`. */
  target?: string;
  /** The element to render instead of a `<div>`. For a link, use DropdownMenu.LinkItem. */
  render?: RenderProp;
  /** Called when it is activated by a click, Enter or Space. */
  onClick?: MouseEventHandler<HTMLDivElement>;
}

/**
 * Runs an action, and closes the menu unless `closeOnClick` is `false`.
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
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        keepFocusOnLeave(event);
      }}
      // If it is rendered as the trigger of a dialog or popover, the trigger would set the role `button`.
      role="menuitem"
    >
      <ItemContent icon={icon} variant={choice}>
        {children}
      </ItemContent>
    </Base.Item>
  );
}

/** An item's icon and text. A `danger` item always has an icon, so that color isn't the only signal. */
function ItemContent({ icon, variant, children }: Pick<MenuItemProps, "icon" | "variant" | "children">) {
  const hasIcon = icon !== undefined && icon !== null && icon !== false;
  return (
    <>
      {renderIcon(icon)}
      {children}
      {variant === "danger" && !hasIcon && <TriangleAlertIcon className="k:ms-auto" />}
    </>
  );
}

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
  useKeepMounted("DropdownMenu.CheckboxItem", rest.checked === undefined);
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
  useKeepMounted("DropdownMenu.RadioGroup", props.value === undefined);
  return (
    <RadioGroupProvider value={present}>
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
    <RadioItemProvider value={present}>
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
  /** The keyboard shortcut of the action, in a Kbd with the variant `plain`. Handle the keys with `useHotkey`. */
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
