"use client";

import { dropdownMenuContentRecipe } from "./dropdown-menu.recipe";
import { useMenu } from "./dropdown-menu-context";
import { MenuPanel, type MenuPanelProps } from "./menu-panel";

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
