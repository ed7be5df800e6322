"use client";

import { DirectionProvider } from "@base-ui/react/direction-provider";
import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentProps, ReactNode } from "react";
import { ChevronRightIcon } from "../../icons/icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { ButtonPartProps } from "../../lib/button-part";
import type { ChangeDetails } from "../../lib/change-details";
import type {
  CancelableOpenProps,
  DisabledItemProps,
  OverlayReason,
  StyleProps,
} from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import {
  type DropdownMenuVariant,
  MenuPanel,
  type MenuPanelProps,
  MenuProvider,
  SubProvider,
  useMenu,
  useMenuRoot,
  useSub,
} from "../../lib/menu/menu";
import { openerEvents } from "../../lib/opener-events";
import { closeTopLayer, useOverlayLayer } from "../../lib/overlay-layer";
import { renderTarget } from "../../lib/render-prop";
import {
  dropdownMenuContentRecipe,
  dropdownMenuSubContentRecipe,
  dropdownMenuSubTriggerRecipe,
  dropdownMenuTriggerRecipe,
} from "./dropdown-menu.recipe";

/** Why a menu opens or closes. */
export type DropdownMenuOpenChangeReason = Extract<
  OverlayReason,
  | "trigger-press"
  | "item-press"
  | "outside-press"
  | "escape-key"
  | "focus-out"
  | "list-navigation"
  | "cancel-open"
>;

/** Passed when a menu opens or closes, with the reason. `cancel()` prevents the change. */
export type DropdownMenuOpenChangeDetails = ChangeDetails<DropdownMenuOpenChangeReason>;

export type { DropdownMenuVariant };

export interface DropdownMenuProps extends CancelableOpenProps {
  onOpenChange?: (open: boolean, details: DropdownMenuOpenChangeDetails) => void;
  /**
   * The variant of items that don't set their own.
   * @default "default"
   */
  variant?: DropdownMenuVariant;
  /**
   * Called after the opening or closing animation.
   * @param open Whether it is open now.
   */
  onOpenChangeComplete?: (open: boolean) => void;
  /**
   * Whether the page is blocked while it is open: the page doesn't scroll, and a press on it only closes the menu.
   * @default true
   */
  modal?: boolean;
  /** A DropdownMenu.Trigger and a DropdownMenu.Content. */
  children?: ReactNode;
}

/**
 * A button that opens a menu of actions, links and settings. For a value in a form, use Select. For content other than
 * items, use Popover.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ | ARIA menu button pattern}
 * @alias dropdown, menu, action menu, kebab menu
 * @category Overlay
 * @since 0.1.0
 */
export function DropdownMenu({ variant, modal = true, onOpenChange, children, ...rest }: DropdownMenuProps) {
  const { context, layer, direction } = useMenuRoot(variant);
  return (
    <MenuProvider value={context}>
      <DirectionProvider direction={direction}>
        <Base.Root modal={modal} onOpenChange={closeTopLayer(layer, onOpenChange)} {...rest}>
          {children}
        </Base.Root>
      </DirectionProvider>
    </MenuProvider>
  );
}

export interface DropdownMenuTriggerProps extends ButtonPartProps {
  /** Renders the single child element as the button, like `render`. */
  asChild?: boolean;
}

/**
 * The button that opens the menu, by click, Enter, Space or an arrow key. It names the menu, and gets the focus when the
 * menu closes.
 *
 * @baseComponent Menu.Trigger
 */
export function DropdownMenuTrigger({
  className,
  render,
  asChild,
  children,
  ...rest
}: DropdownMenuTriggerProps) {
  const { directionHandlers } = useMenu("DropdownMenu.Trigger");
  const target = renderTarget("DropdownMenu.Trigger", { render, asChild, children });
  return (
    <Base.Trigger
      data-slot="dropdown-menu-trigger"
      className={target.render ? className : dropdownMenuTriggerRecipe({ className })}
      {...target}
      {...directionHandlers}
      {...honorAriaDisabled(rest, openerEvents)}
    />
  );
}

export interface DropdownMenuContentProps extends MenuPanelProps {
  /**
   * @default "bottom"
   */
  side?: MenuPanelProps["side"];
  /**
   * @default 4
   */
  sideOffset?: number;
}

const slots = dropdownMenuContentRecipe();

/**
 * The menu, as wide as its longest item. It opens on the opposite side if there isn't enough space, and scrolls if it
 * is higher than the viewport.
 *
 * @baseComponent Menu.Popup
 */
export function DropdownMenuContent({ className, sideOffset = 4, ...rest }: DropdownMenuContentProps) {
  const { layer } = useMenu("DropdownMenu.Content");
  return (
    <MenuPanel
      name="DropdownMenu.Content"
      layer={layer}
      slot="dropdown-menu-content"
      positionerClass={slots.positioner()}
      defaultSide="bottom"
      sideOffset={sideOffset}
      className={slots.base({ className })}
      {...rest}
    />
  );
}

/** Why a submenu opens or closes. */
export type DropdownMenuSubOpenChangeReason =
  /** It, or the menu around it, opened or closed for one of these reasons. */
  DropdownMenuOpenChangeReason | Extract<OverlayReason, "trigger-hover" | "sibling-open">;

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

const subSlots = dropdownMenuSubContentRecipe();

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
      positionerClass={subSlots.positioner()}
      defaultSide="inline-end"
      sideOffset={sideOffset}
      alignOffset={alignOffset}
      className={subSlots.base({ className })}
      {...rest}
    />
  );
}
