import type { Guide } from "../../catalog/guide";

/** When to choose Autocomplete, and how to use it. */
export const autocompleteGuide: Guide = {
  instead: {
    Combobox: "The text must be one of the items.",
    Select: "The list is short and known; nobody needs to search it.",
    CommandPalette: "The suggestions lead somewhere or do something, across the whole application.",
  },
  keyboard: [
    { keys: ["Characters"], does: "Opens the list and narrows it down to what fits." },
    { keys: ["ArrowDown", "ArrowUp"], does: "Opens the list, and goes through the suggestions." },
    { keys: ["Enter"], does: "Puts the highlighted suggestion into the field." },
    { keys: ["Escape"], does: "Closes the list and keeps the text." },
    { keys: ["Tab"], does: "Goes on, and keeps the text as it stands." },
  ],
  accessibility: [
    "The input is a combobox with a list; the highlighted suggestion is announced while the focus stays in the input.",
    "`label`, `description` and `error` are linked to the input. Without a `label`, give it an `aria-label`.",
    "Suggestions are found whatever their accents, by the rules of the page's language.",
    "Use `aria-disabled` in place of `disabled` to keep it focusable: it looks disabled, and its text can be selected and not changed.",
    "Arrow keys skip disabled items.",
  ],
  do: [
    "Accept text that is not in the list: a suggestion is help, no limit.",
    "Say in Autocomplete.Empty what happens to text that nothing matches.",
  ],
  dont: [
    {
      text: "Don't leave the input without a name; give it a `label`.",
      code: '<Autocomplete items={["Ash", "Oak"]}><Autocomplete.InputGroup /></Autocomplete>',
      caughtBy: "axe label",
    },
    {
      text: "Don't write an item outside of its Autocomplete: it belongs to the list of one.",
      code: '<Autocomplete.Item value="Oak" />',
      caughtBy: "error",
    },
  ],
};
