import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { bareButton } from "../../recipes/bare-button";
import * as popup from "../../recipes/popup";
import { popupMotion, popupSurface } from "../../recipes/popup";

export const dropdownMenuTriggerRecipe = defineRecipe("DropdownMenu.Trigger", tv({ base: bareButton }));

/** As wide as its longest item, and as high as there is room: it scrolls. */
const panel = tv({
  slots: {
    base: [
      "k:max-h-(--available-height) k:min-w-[min(10rem,calc(100vw-1rem))] k:overflow-y-auto k:overscroll-contain k:scroll-py-1 k:p-1 k:font-normal k:outline-none",
      popupSurface,
      popupMotion,
    ],
    /** Over the page; inside a dialog, over the dialog, into whose portal it is put. */
    positioner: "k:z-50 k:max-w-[min(20rem,var(--available-width))] k:outline-none",
  },
});

export const dropdownMenuContentRecipe = defineRecipe("DropdownMenu.Content", panel);
export const dropdownMenuSubContentRecipe = defineRecipe("DropdownMenu.SubContent", panel);

/** An icon or a check stands in a column of 16 px at the start; `inset` leaves that column free. */
const item = [
  popup.item,
  "k:focus-visible:outline-2 k:wrap-anywhere k:[&>svg]:size-4 k:[&>svg]:shrink-0 k:data-disabled:**:text-ink-disabled",
];
const inset = { true: "k:over:ps-8" };
const quietIcon = "k:[&>svg]:text-ink-muted";

/** A link's own colours and underline would make it another thing than the items around it. */
const variants = {
  variant: {
    default: quietIcon,
    // Told by its weight and by an icon, not by its colour alone.
    danger:
      "k:font-medium k:not-data-disabled:text-danger-ink k:data-highlighted:not-data-disabled:over:bg-danger-tint",
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
    base: [item, quietIcon, "k:data-popup-open:not-data-disabled:bg-tint k:[&>:last-child]:ms-auto"],
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

/** What each value is for. The catalog reads it; it is in no bundle. */
export const dropdownMenuTexts = {
  variant: {
    default: "An action like the others.",
    danger:
      "One that deletes or cannot be taken back: told by colour, weight and an icon. One a menu, at its end.",
  },
  side: {
    bottom: "Below the trigger, where people look for it.",
    top: "Above the trigger: for what stands at the foot of the page.",
    left: "At its left, whichever way the text runs.",
    right: "At its right, whichever way the text runs.",
    "inline-start": "On the side where lines begin.",
    "inline-end": "On the side where lines end.",
  },
  align: {
    start: "Flush with the trigger's start.",
    center: "Centred on the trigger.",
    end: "Flush with the trigger's end.",
  },
};
