import type { Guide } from "../../catalog/guide";

/** When to choose DropdownMenu, and how to use it. */
export const dropdownMenuGuide: Guide = {
  instead: {
    Select: "It chooses a value for a form.",
    Popover: "It holds more than items: text, inputs.",
    CommandPalette: "There are too many commands to read through.",
    MenuBar: "There is room for all of them, as icons.",
  },
  keyboard: [
    { keys: ["Enter", "Space", "ArrowDown"], does: "On the trigger, opens the menu at its first item." },
    { keys: ["ArrowUp"], does: "On the trigger, opens the menu at its last item." },
    { keys: ["ArrowDown", "ArrowUp"], does: "Goes from item to item, and round." },
    { keys: ["Home", "End"], does: "Goes to the first or the last item." },
    { keys: ["Characters"], does: "Goes to the item that begins so." },
    { keys: ["ArrowRight", "ArrowLeft"], does: "Opens or closes a submenu; mirrored from right to left." },
    { keys: ["Enter", "Space"], does: "Does what the item says." },
    { keys: ["Escape"], does: "Closes the menu; the focus returns to the trigger." },
  ],
  accessibility: [
    "It is a menu named by its trigger; the text of a shortcut is no part of an item's name.",
    "Disabled items are in reach, and say that they are out of use.",
    "Checkbox and radio items keep the menu open. Link items are real links.",
    "What is dangerous is told by an icon and by weight, not by colour alone.",
    "A trigger with `aria-disabled` can be focused, looks disabled and opens nothing.",
    "Arrow keys also reach disabled items.",
  ],
  do: [
    "Name the trigger by what the actions are about: “Project actions”.",
    "Put what destroys last, behind a separator.",
  ],
  dont: [
    {
      text: "Don't write an item outside of a menu.",
      code: "<DropdownMenu.Item>Rename</DropdownMenu.Item>",
      caughtBy: "error",
    },
    {
      text: "Don't colour an item by hand; the variants are `default` and `danger`.",
      code: '<DropdownMenu defaultOpen variant="red"><DropdownMenu.Trigger>Actions</DropdownMenu.Trigger></DropdownMenu>',
      caughtBy: "types",
    },
  ],
};
