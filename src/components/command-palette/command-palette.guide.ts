import type { Guide } from "../../catalog/types";

/** When to use CommandPalette, and how. */
export const commandPaletteGuide: Guide = {
  instead: {
    Combobox: "For selecting a value in a form.",
    DropdownMenu: "For a few actions on one item.",
    Autocomplete: "For a search box in the page.",
  },
  keyboard: [
    { keys: ["Characters"], does: "Searches and highlights the first result." },
    { keys: ["ArrowDown", "ArrowUp"], does: "Moves through the results." },
    { keys: ["Home", "End"], does: "Moves to the first or last result." },
    { keys: ["Enter"], does: "Selects the highlighted result." },
    { keys: ["Mod+Enter"], does: "Selects it for a new tab." },
    { keys: ["Escape"], does: "Closes the palette. Focus returns to where it was." },
  ],
  accessibility: [
    "It is a named dialog. The rest of the page is inert while it is open.",
    "The number of results is announced as people type.",
    "Highlighting doesn't change how screen readers read the text.",
  ],
  do: [
    "Open it with a shortcut and with a visible button.",
    "Group results by kind, with the most likely group first.",
  ],
  dont: [
    {
      text: "Don't omit `open`: you control whether the palette is open.",
      code: '<CommandPalette items={["Home"]} />',
      caughtBy: "types",
    },
    {
      text: "Don't use an item outside a palette.",
      code: '<CommandPalette.Item value="Home">Home</CommandPalette.Item>',
      caughtBy: "error",
    },
  ],
};
