import type { Guide } from "../../catalog/guide";

/** When to choose CommandPalette, and how to use it. */
export const commandPaletteGuide: Guide = {
  instead: {
    Combobox: "What is chosen goes into a form.",
    DropdownMenu: "There are few actions, and they belong to one thing.",
    Autocomplete: "It is a search box in the page.",
  },
  keyboard: [
    { keys: ["Characters"], does: "Searches; the first match is highlighted." },
    { keys: ["ArrowDown", "ArrowUp"], does: "Goes through the results." },
    { keys: ["Home", "End"], does: "Goes to the first or the last result." },
    { keys: ["Enter"], does: "Chooses the highlighted result." },
    { keys: ["Mod+Enter"], does: "Chooses it for a new tab." },
    { keys: ["Escape"], does: "Closes the palette; the focus returns to where it was." },
  ],
  accessibility: [
    "It is a dialog with a name; the rest of the page is out of reach meanwhile.",
    "How many results there are is announced as one types.",
    "Matches are marked in the text without changing how it is read.",
  ],
  do: [
    "Open it by a shortcut and by a visible button as well.",
    "Group results by their kind, the likely one first.",
  ],
  dont: [
    {
      text: "Don't leave `open` out: its owner opens and closes it.",
      code: '<CommandPalette items={["Home"]} />',
      caughtBy: "types",
    },
    {
      text: "Don't write an item outside of a palette.",
      code: '<CommandPalette.Item value="Home">Home</CommandPalette.Item>',
      caughtBy: "error",
    },
  ],
};
