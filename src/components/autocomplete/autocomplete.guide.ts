import type { Guide } from "../../catalog/types";

/** When to use Autocomplete, and how. */
export const autocompleteGuide: Guide = {
  instead: {
    Combobox: "For text that must be one of the items.",
    Select: "For a short, familiar list that needs no search.",
    CommandPalette: "For pages and actions across the whole application.",
  },
  keyboard: [
    { keys: ["Characters"], does: "Opens the list and filters the suggestions." },
    { keys: ["ArrowDown", "ArrowUp"], does: "Opens the list. In it, moves between suggestions." },
    { keys: ["Enter"], does: "Puts the highlighted suggestion into the input." },
    { keys: ["Escape"], does: "Closes the list and keeps the text." },
    { keys: ["Tab"], does: "Moves focus to the next control and keeps the text." },
  ],
  accessibility: [
    "The input is a combobox with a list. The highlighted suggestion is announced while focus stays in the input.",
    "`label`, `description` and `error` are linked to the input. Without a `label`, set `aria-label`.",
    "The search ignores accents, by the rules of the page's language.",
    "To keep it focusable, use `aria-disabled` instead of `disabled`. It looks disabled, and its text can be selected but not changed.",
    "Arrow keys skip disabled items.",
  ],
  do: [
    "Accept text that isn't in the list. Suggestions help but don't restrict.",
    "Set the width by `className`. It styles the element around the input.",
    "Say in Autocomplete.Empty what happens to text without a match.",
  ],
  dont: [
    {
      text: "Don't leave the input without a name. Set `label`.",
      code: '<Autocomplete items={["Ash", "Oak"]}><Autocomplete.InputGroup /></Autocomplete>',
      caughtBy: "axe label",
    },
    {
      text: "Don't use an item outside of an Autocomplete. Put it into the list of one.",
      code: '<Autocomplete.Item value="Oak" />',
      caughtBy: "error",
    },
  ],
};
