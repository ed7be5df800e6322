import type { Guide } from "../../catalog/guide";

/** When to choose Select, and how to use it. */
export const selectGuide: Guide = {
  instead: {
    Combobox: "The list is long, and people know what they look for.",
    Radio: "There are a few choices, and all should be in view.",
    DropdownMenu: "Choosing does something, rather than setting a value.",
    Autocomplete: "Any text will do.",
  },
  keyboard: [
    { keys: ["Enter", "Space", "ArrowDown", "ArrowUp"], does: "Opens the list at the selected option." },
    { keys: ["ArrowDown", "ArrowUp"], does: "Goes to the next or the previous option." },
    { keys: ["Home", "End"], does: "Goes to the first or the last option." },
    { keys: ["PageUp", "PageDown"], does: "Goes on by ten options." },
    { keys: ["Characters"], does: "Goes to the option that begins so." },
    { keys: ["Enter", "Space"], does: "Chooses the option; with `multiple`, the list stays open." },
    { keys: ["Tab"], does: "Chooses the highlighted option and goes on; with `multiple`, only closes." },
    { keys: ["Escape", "Alt+ArrowUp"], does: "Closes the list, and nothing around it." },
  ],
  accessibility: [
    "The control is a combobox that says its value; the focus stays on it while the list is open.",
    "`label`, `description` and `error` are linked to it. `hideLabel` hides the label only visually.",
    "`required` prevents submission until an option is selected, also with `multiple`.",
    "Disabled options are passed over.",
    "Use `aria-disabled` in place of `disabled` to keep it focusable: it looks disabled and does nothing, and a Tooltip can say why.",
  ],
  do: [
    "Order options as people expect them: by number, by time, by name.",
    "Offer a `null` option where a choice can be taken back.",
  ],
  dont: [
    {
      text: "Don't omit the name. Set `label`, and `hideLabel` if space is limited.",
      code: '<Select items={{ at: "Austria", ch: "Switzerland" }} />',
      caughtBy: "axe button-name",
    },
    {
      text: "Don't write an option outside of a Select.",
      code: '<Select.Option value="at">Austria</Select.Option>',
      caughtBy: "error",
    },
  ],
};
