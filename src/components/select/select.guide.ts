import type { Guide } from "../../catalog/types";

/** When to choose Select, and how to use it. */
export const selectGuide: Guide = {
  instead: {
    Combobox: "For a long list that people search.",
    Radio: "For a few options that should all be visible.",
    DropdownMenu: "For a list of actions.",
    Autocomplete: "For free text with suggestions.",
  },
  keyboard: [
    { keys: ["Enter", "Space", "ArrowDown", "ArrowUp"], does: "Opens the list at the selected option." },
    { keys: ["ArrowDown", "ArrowUp"], does: "Moves to the next or previous option." },
    { keys: ["Home", "End"], does: "Moves to the first or last option." },
    { keys: ["PageUp", "PageDown"], does: "Moves by ten options." },
    { keys: ["Characters"], does: "Moves to the option that starts with the typed text." },
    {
      keys: ["Enter", "Space"],
      does: "Selects the option and closes the list. With `multiple`, the list stays open.",
    },
    {
      keys: ["Tab"],
      does: "Selects the highlighted option and moves on. With `multiple`, only closes the list.",
    },
    { keys: ["Escape", "Alt+ArrowUp"], does: "Closes only the list, not a dialog around it." },
  ],
  accessibility: [
    "The control is a combobox that is read with its value. The focus stays on it while the list is open.",
    "`label`, `description` and `error` are linked to it. `hideLabel` hides the label only visually.",
    "`required` prevents submission until an option is selected, also with `multiple`.",
    "Arrow keys skip disabled options.",
    "To keep it focusable, use `aria-disabled` instead of `disabled`. It looks disabled and does nothing, and a Tooltip can say why.",
  ],
  do: [
    "Sort options as people expect: by number, time or name.",
    "Add an option with the value `null` if people may clear the selection.",
  ],
  dont: [
    {
      text: "Don't omit the name. Set `label`, and `hideLabel` if space is limited.",
      code: '<Select items={{ at: "Austria", ch: "Switzerland" }} />',
      caughtBy: "axe button-name",
    },
    {
      text: "Don't use an option outside a Select.",
      code: '<Select.Option value="at">Austria</Select.Option>',
      caughtBy: "error",
    },
  ],
};
