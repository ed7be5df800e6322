"use client";

import { Popover as Base } from "@base-ui/react/popover";
import type { ComponentProps, ReactNode } from "react";
import { popoverDescriptionRecipe, popoverTitleRecipe } from "./popover.recipe";
import { usePopover } from "./popover-context";

export interface PopoverTitleProps extends ComponentProps<"h2"> {
  /** The topic of the popover, in a few words. */
  children?: ReactNode;
  /** Extra CSS classes; they win over the title's own. */
  className?: string;
}

/**
 * The heading that names the popover. Without it, the trigger's name is used.
 *
 * @baseComponent Popover.Title
 * @passThrough
 */
export function PopoverTitle({ className, ...rest }: PopoverTitleProps) {
  usePopover("Popover.Title");
  return <Base.Title data-slot="popover-title" className={popoverTitleRecipe({ className })} {...rest} />;
}

export interface PopoverDescriptionProps extends ComponentProps<"p"> {
  /** One or two sentences, read after the accessible name. */
  children?: ReactNode;
  /** Extra CSS classes; they win over the description's own. */
  className?: string;
}

/**
 * The paragraph that describes the popover.
 *
 * @baseComponent Popover.Description
 * @passThrough
 */
export function PopoverDescription({ className, ...rest }: PopoverDescriptionProps) {
  usePopover("Popover.Description");
  return (
    <Base.Description
      data-slot="popover-description"
      className={popoverDescriptionRecipe({ className })}
      {...rest}
    />
  );
}
