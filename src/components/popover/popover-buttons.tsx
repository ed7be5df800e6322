"use client";

import { Popover as Base } from "@base-ui/react/popover";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import type { ButtonPartProps } from "../../lib/button-part";
import { openerEvents } from "../../lib/opener-events";
import { renderTarget } from "../../lib/render-prop";
import { popoverCloseRecipe, popoverTriggerRecipe } from "./popover.recipe";
import { usePopover } from "./popover-context";

export interface PopoverTriggerProps extends ButtonPartProps {
  /** Renders the single child element as the button, like `render`. */
  asChild?: boolean;
  /**
   * Opens the popover on hover, and keeps it open while the pointer is in it or moving towards it. Click and tap open
   * it as well.
   * @default false
   */
  openOnHover?: boolean;
  /**
   * The delay before `openOnHover` opens the popover, in ms.
   * @default 300
   */
  delay?: number;
  /**
   * The delay before the popover closes after the pointer leaves, in ms.
   * @default 0
   */
  closeDelay?: number;
}

/**
 * The button that opens the popover. It gets focus back when the popover closes.
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
  /** Renders the single child element as the button, like `render`. */
  asChild?: boolean;
}

/**
 * A button in the panel that closes the popover.
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
