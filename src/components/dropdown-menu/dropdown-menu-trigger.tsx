"use client";

import { Menu as Base } from "@base-ui/react/menu";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { ButtonPartProps } from "../../lib/button-part";
import { openerEvents } from "../../lib/opener-events";
import { renderTarget } from "../../lib/render-prop";
import { dropdownMenuTriggerRecipe } from "./dropdown-menu.recipe";
import { useMenu } from "./dropdown-menu-context";

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
