import type { Guide } from "../../catalog/types";

/** When to use ContextMenu, and how. */
export const contextMenuGuide: Guide = {
  instead: {
    DropdownMenu: "For actions that people must find. Show a button for them, also beside a context menu.",
    Popover: "For more than items, such as text and inputs.",
    CommandPalette: "For more commands than people can scan.",
  },
  keyboard: [
    {
      keys: ["Shift+F10", "ContextMenu"],
      does: "With the focus in the area: opens the menu below the focused element, and highlights the first item.",
    },
    { keys: ["ArrowDown", "ArrowUp"], does: "Moves to the next or previous item, and wraps around." },
    { keys: ["Home", "End"], does: "Moves to the first or last item." },
    { keys: ["Characters"], does: "Moves to the item that starts with the typed text." },
    { keys: ["ArrowRight", "ArrowLeft"], does: "Opens or closes a submenu. Mirrored in right-to-left text." },
    { keys: ["Enter", "Space"], does: "Activates the item." },
    { keys: ["Escape"], does: "Closes the menu. The focus returns to where it was." },
  ],
  accessibility: [
    "It has the role `menu`, and its type requires a name.",
    "On touch, a long press opens it.",
    "Screen readers don't announce that there is a context menu. Offer the same actions in another way.",
    "In text fields, the browser's own menu opens, for pasting and spelling.",
  ],
  do: [
    "Put a focusable element into the area, or set `tabIndex={0}` on ContextMenu.Trigger.",
    "Use the parts of DropdownMenu as items. The same items can be in a DropdownMenu beside the object.",
  ],
  dont: [
    {
      text: "Don't use ContextMenu.Content without a name. Set `aria-label`.",
      code: "<ContextMenu><ContextMenu.Trigger tabIndex={0}>Drawing</ContextMenu.Trigger><ContextMenu.Content /></ContextMenu>",
      caughtBy: "types",
    },
    {
      text: "Don't use ContextMenu.Trigger outside a ContextMenu.",
      code: "<ContextMenu.Trigger>Drawing</ContextMenu.Trigger>",
      caughtBy: "error",
    },
  ],
};
