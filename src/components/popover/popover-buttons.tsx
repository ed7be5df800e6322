"use client";

import { Popover as Base } from "@base-ui/react/popover";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import type { ButtonPartProps } from "../../lib/button-part";
import { openerEvents } from "../../lib/opener-events";
import { renderTarget } from "../../lib/render-prop";
import { popoverCloseRecipe, popoverTriggerRecipe } from "./popover.recipe";
import { usePopover } from "./popover-context";

export interface PopoverTriggerProps extends ButtonPartProps {
  /** Makes its one child element the trigger, as `render` does. */
  asChild?: boolean;
  /**
   * Opens it when a pointer rests on the trigger, and keeps it open while the pointer is in it or on its way there. A
   * click or a tap opens it still.
   * @default false
   */
  openOnHover?: boolean;
  /**
   * How long the pointer rests on it before `openOnHover` opens, in ms.
   * @default 300
   */
  delay?: number;
  /**
   * How long it stays open when the pointer has left, in ms.
   * @default 0
   */
  closeDelay?: number;
}

/**
 * Opens the popover, and gets the focus back when it closes.
 *
 * @baseComponent Popover.Trigger
 */
export function PopoverTrigger({
  className,
  render,
  asChild,
  children,
  openOnHover = false,
  delay = 300,
  closeDelay = 0,
  ...rest
}: PopoverTriggerProps) {
  usePopover("Popover.Trigger");
  const target = renderTarget("Popover.Trigger", { render, asChild, children });
  return (
    <Base.Trigger
      data-slot="popover-trigger"
      className={target.render ? className : popoverTriggerRecipe({ className })}
      openOnHover={openOnHover && !isAriaDisabled(rest)}
      delay={delay}
      closeDelay={closeDelay}
      {...target}
      {...honorAriaDisabled(rest, openerEvents)}
    />
  );
}

export interface PopoverCloseProps extends ButtonPartProps {
  /** Makes its one child element the button, as `render` does. */
  asChild?: boolean;
}

/**
 * A button inside that closes the popover.
 *
 * @baseComponent Popover.Close
 * @passThrough
 */
export function PopoverClose({ className, render, asChild, children, ...rest }: PopoverCloseProps) {
  usePopover("Popover.Close");
  const target = renderTarget("Popover.Close", { render, asChild, children });
  return (
    <Base.Close
      data-slot="popover-close"
      className={target.render ? className : popoverCloseRecipe({ className })}
      {...target}
      {...honorAriaDisabled(rest)}
    />
  );
}
