import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { bareButton } from "../../recipes/bare-button";
import { menuPanel } from "../../recipes/menu-panel";
import * as popup from "../../recipes/popup";
import { popupAlignTexts } from "../../recipes/value-texts";

export const dropdownMenuTriggerRecipe = defineRecipe("DropdownMenu.Trigger", tv({ base: bareButton }));

const panel = tv({ slots: menuPanel });

export const dropdownMenuContentRecipe = defineRecipe("DropdownMenu.Content", panel);
export const dropdownMenuSubContentRecipe = defineRecipe("DropdownMenu.SubContent", panel);

/** An icon or a check is in a 16 px column at the start. `inset` leaves that column empty. */
const item = [
  popup.item,
  "k:wrap-anywhere k:[&>svg]:size-4 k:[&>svg]:shrink-0 k:data-disabled:**:text-ink-disabled",
];
const inset = { true: "k:over:ps-8" };
const quietIcon = "k:[&>svg]:text-ink-muted";

/** A link looks like the other items, without link color and underline. */
const variants = {
  variant: {
    default: quietIcon,
    // Bold and with an icon, so that color isn't the only signal.
    danger:
      "k:font-medium k:not-data-disabled:text-danger-ink k:data-highlighted:not-data-disabled:over:bg-danger-tint-strong",
  },
  inset,
};

export const dropdownMenuItemRecipe = defineRecipe(
  "DropdownMenu.Item",
  tv({ base: item, variants, defaultVariants: { variant: "default" } }),
);

export const dropdownMenuLinkItemRecipe = defineRecipe(
  "DropdownMenu.LinkItem",
  tv({ base: [item, "k:no-underline"], variants, defaultVariants: { variant: "default" } }),
);

export const dropdownMenuCheckboxItemRecipe = defineRecipe(
  "DropdownMenu.CheckboxItem",
  tv({
    slots: {
      base: item,
      box: "k:flex k:size-4 k:shrink-0 k:text-accent-ink",
    },
  }),
);

export const dropdownMenuRadioItemRecipe = defineRecipe(
  "DropdownMenu.RadioItem",
  tv({ base: [item, quietIcon, "k:data-checked:font-medium"], variants: { inset } }),
);

export const dropdownMenuRadioItemIndicatorRecipe = defineRecipe(
  "DropdownMenu.RadioItemIndicator",
  tv({ base: "k:ms-auto k:flex k:shrink-0 k:text-accent-ink" }),
);

export const dropdownMenuSubTriggerRecipe = defineRecipe(
  "DropdownMenu.SubTrigger",
  tv({
    base: [item, quietIcon, "k:data-popup-open:not-data-disabled:bg-tint-strong k:[&>:last-child]:ms-auto"],
    variants: { inset },
  }),
);

export const dropdownMenuLabelRecipe = defineRecipe(
  "DropdownMenu.Label",
  tv({ base: popup.groupLabel, variants: { inset } }),
);

export const dropdownMenuSeparatorRecipe = defineRecipe(
  "DropdownMenu.Separator",
  tv({ base: popup.separator }),
);

export const dropdownMenuShortcutRecipe = defineRecipe(
  "DropdownMenu.Shortcut",
  tv({
    base: "k:ms-auto k:shrink-0 k:ps-4 k:font-normal k:text-sm k:text-ink-muted",
  }),
);

/** The description of each value, for the catalog. Not part of any bundle. */
export const dropdownMenuTexts = {
  variant: {
    default: "For most actions.",
    danger:
      "For an action that deletes or can't be undone: red, bold and with an icon. Use it once, at the end of a menu.",
  },
  side: {
    bottom: "Below the trigger. The default.",
    top: "Above the trigger, for example at the bottom of a page.",
    left: "On the left, in any text direction.",
    right: "On the right, in any text direction.",
    "inline-start": "On the side where lines start.",
    "inline-end": "On the side where lines end.",
  },
  align: popupAlignTexts,
};
