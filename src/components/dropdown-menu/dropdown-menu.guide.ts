import type { Guide } from "../../catalog/types";

/** When and how to use DropdownMenu. */
export const dropdownMenuGuide: Guide = {
  instead: {
    Select: "For a value in a form.",
    Popover: "For more than items, such as text and inputs.",
    CommandPalette: "For more commands than people can scan.",
    MenuBar: "If there is room to show all actions as icons.",
  },
  keyboard: [
    {
      keys: ["Enter", "Space", "ArrowDown"],
      does: "On the trigger: opens the menu and highlights the first item.",
    },
    { keys: ["ArrowUp"], does: "On the trigger: opens the menu and highlights the last item." },
    { keys: ["ArrowDown", "ArrowUp"], does: "Moves to the next or previous item, and wraps around." },
    { keys: ["Home", "End"], does: "Moves to the first or last item." },
    { keys: ["Characters"], does: "Moves to the item that starts with the typed text." },
    { keys: ["ArrowRight", "ArrowLeft"], does: "Opens or closes a submenu. Mirrored in right-to-left text." },
    { keys: ["Enter", "Space"], does: "Activates the item." },
    { keys: ["Escape"], does: "Closes the menu and returns the focus to the trigger." },
  ],
  accessibility: [
    "It has the role `menu` and is named by its trigger. A shortcut isn't part of an item's name.",
    "Disabled items can be focused and are announced as disabled.",
    "Checkbox and radio items keep the menu open. Link items are native links.",
    "A `danger` item has an icon and bold text, so color isn't the only signal.",
    "A trigger with `aria-disabled` looks disabled and opens nothing, but can be focused.",
    "Arrow keys also move to disabled items.",
  ],
  do: [
    "Name the trigger after the object of the actions: “Project actions”.",
    "Put destructive actions last, after a separator.",
  ],
  dont: [
    {
      text: "Don't use an item outside a menu.",
      code: "<DropdownMenu.Item>Rename</DropdownMenu.Item>",
      caughtBy: "error",
    },
    {
      text: "Don't use other variants than `default` and `danger`.",
      code: '<DropdownMenu defaultOpen variant="red"><DropdownMenu.Trigger>Actions</DropdownMenu.Trigger></DropdownMenu>',
      caughtBy: "types",
    },
  ],
};
