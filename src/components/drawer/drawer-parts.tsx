"use client";

import { Drawer as Base } from "@base-ui/react/drawer";
import type { ComponentProps, ReactNode } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { ButtonPartProps } from "../../lib/button-part";
import type { StyleProps } from "../../lib/common-props";
import {
  drawerCloseRecipe,
  drawerDescriptionRecipe,
  drawerTitleRecipe,
  drawerTriggerRecipe,
} from "./drawer.recipe";
import { useDrawerRoot } from "./drawer-context";

export interface DrawerTriggerProps extends ButtonPartProps {}

/**
 * A button that opens the drawer. Focus returns to it when the drawer closes.
 *
 * @baseComponent Drawer.Trigger
 * @passThrough
 */
export function DrawerTrigger({ className, ...rest }: DrawerTriggerProps) {
  useDrawerRoot("Drawer.Trigger");
  return (
    <Base.Trigger
      data-slot="drawer-trigger"
      className={rest.render ? className : drawerTriggerRecipe({ className })}
      {...honorAriaDisabled(rest)}
    />
  );
}

export interface DrawerCloseProps extends ButtonPartProps {}

/**
 * A button that closes the drawer around it.
 *
 * @baseComponent Drawer.Close
 * @passThrough
 */
export function DrawerClose({ className, ...rest }: DrawerCloseProps) {
  useDrawerRoot("Drawer.Close");
  return (
    <Base.Close
      data-slot="drawer-close"
      className={rest.render ? className : drawerCloseRecipe({ className })}
      {...honorAriaDisabled(rest)}
    />
  );
}

export interface DrawerTitleProps extends StyleProps, ComponentProps<"h2"> {
  /** The topic of the drawer in a few words. */
  children?: ReactNode;
}

/**
 * The heading that names the drawer.
 *
 * @baseComponent Drawer.Title
 * @passThrough
 */
export function DrawerTitle({ className, ...rest }: DrawerTitleProps) {
  useDrawerRoot("Drawer.Title");
  return <Base.Title data-slot="drawer-title" className={drawerTitleRecipe({ className })} {...rest} />;
}

export interface DrawerDescriptionProps extends StyleProps, ComponentProps<"p"> {
  /** One or two sentences about the content, read after the title. */
  children?: ReactNode;
}

/**
 * The paragraph that describes the drawer.
 *
 * @baseComponent Drawer.Description
 * @passThrough
 */
export function DrawerDescription({ className, ...rest }: DrawerDescriptionProps) {
  useDrawerRoot("Drawer.Description");
  return (
    <Base.Description
      data-slot="drawer-description"
      className={drawerDescriptionRecipe({ className })}
      {...rest}
    />
  );
}
