"use client";

import { Popover as Base } from "@base-ui/react/popover";
import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { popoverDescriptionRecipe, popoverTitleRecipe } from "./popover.recipe";
import { usePopover } from "./popover-context";

export interface PopoverTitleProps extends StyleProps, ComponentProps<"h2"> {
  /** The topic of the popover, in a few words. */
  children?: ReactNode;
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

export interface PopoverDescriptionProps extends StyleProps, ComponentProps<"p"> {
  /** One or two sentences, read after the accessible name. */
  children?: ReactNode;
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
