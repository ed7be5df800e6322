"use client";

import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentProps, ReactNode } from "react";
import { ChevronRightIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { ChangeDetails } from "../../lib/change-details";
import type { CancelableOpenProps, DisabledItemProps, StyleProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { closeTopLayer, useOverlayLayer } from "../../lib/overlay-layer";
import type { DropdownMenuOpenChangeReason } from "./dropdown-menu";
import { dropdownMenuSubContentRecipe, dropdownMenuSubTriggerRecipe } from "./dropdown-menu.recipe";
import { SubProvider, useMenu, useSub } from "./dropdown-menu-context";
import { MenuPanel, type MenuPanelProps } from "./menu-panel";

/** Why a submenu opens or closes. */
export type DropdownMenuSubOpenChangeReason =
  /** It, or the menu around it, opened or closed for one of these reasons. */
  | DropdownMenuOpenChangeReason
  /** The pointer entered or left the trigger. */
  | "trigger-hover"
  /** Another submenu of the same menu opened. */
  | "sibling-open";

/** Passed when a submenu opens or closes, with the reason. `cancel()` prevents the change. */
export type DropdownMenuSubOpenChangeDetails = ChangeDetails<DropdownMenuSubOpenChangeReason>;

export interface DropdownMenuSubProps extends CancelableOpenProps {
  onOpenChange?: (open: boolean, details: DropdownMenuSubOpenChangeDetails) => void;
  /** A DropdownMenu.SubTrigger and a DropdownMenu.SubContent. */
  children?: ReactNode;
}

/**
 * A submenu: contains its trigger and its content. Renders no element.
 *
 * @baseComponent Menu.SubmenuRoot
 */
export function DropdownMenuSub({ onOpenChange, children, ...rest }: DropdownMenuSubProps) {
  useMenu("DropdownMenu.Sub");
  const layer = useOverlayLayer(true);
  return (
    <SubProvider value={layer}>
      <Base.SubmenuRoot onOpenChange={closeTopLayer(layer, onOpenChange)} {...rest}>
        {children}
      </Base.SubmenuRoot>
    </SubProvider>
  );
}

export interface DropdownMenuSubTriggerProps extends DisabledItemProps, StyleProps, ComponentProps<"div"> {
  /** An icon before the text, as an element or a component. */
  icon?: IconProp;
  /** Indents the text, to align it with items that have an icon. */
  inset?: boolean;
  /** The label of the submenu. */
  children?: ReactNode;
}

/**
 * The item that opens a submenu, by click, hover, Enter, or the arrow key that points to the submenu.
 *
 * @baseComponent Menu.SubmenuTrigger
 */
export function DropdownMenuSubTrigger({
  icon,
  inset,
  className,
  children,
  ...rest
}: DropdownMenuSubTriggerProps) {
  useSub("DropdownMenu.SubTrigger");
  return (
    <Base.SubmenuTrigger
      data-slot="dropdown-menu-sub-trigger"
      className={dropdownMenuSubTriggerRecipe({ inset, className })}
      {...honorAriaDisabled(rest, { disabled: true })}
    >
      {renderIcon(icon)}
      {children}
      <ChevronRightIcon className="k:rtl:-scale-x-100" />
    </Base.SubmenuTrigger>
  );
}

export interface DropdownMenuSubContentProps extends MenuPanelProps {
  /**
   * @default "inline-end"
   */
  side?: MenuPanelProps["side"];
  /**
   * @default 8
   */
  sideOffset?: number;
  /**
   * @default -5
   */
  alignOffset?: number;
}

const slots = dropdownMenuSubContentRecipe();

/**
 * The submenu, beside its trigger.
 *
 * @baseComponent Menu.Popup
 */
export function DropdownMenuSubContent({
  className,
  // Beside the menu, with its first item in line with the trigger.
  sideOffset = 8,
  alignOffset = -5,
  ...rest
}: DropdownMenuSubContentProps) {
  const layer = useSub("DropdownMenu.SubContent");
  return (
    <MenuPanel
      name="DropdownMenu.SubContent"
      layer={layer}
      slot="dropdown-menu-sub-content"
      positionerClass={slots.positioner()}
      defaultSide="inline-end"
      sideOffset={sideOffset}
      alignOffset={alignOffset}
      className={slots.base({ className })}
      {...rest}
    />
  );
}
