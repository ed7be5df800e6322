import type { Guide } from "../../catalog/guide";

/** When to choose Combobox, and how to use it. */
export const comboboxGuide: Guide = {
  instead: {
    Select: "The list is short, and people know it by heart.",
    Autocomplete: "Any text will do, and the list only helps.",
    Radio: "There are a few choices, and all should be in view.",
    Checkbox: "Several of a few are chosen; use Checkbox.Group.",
  },
  keyboard: [
    { keys: ["Characters"], does: "Narrows the list down." },
    { keys: ["ArrowDown", "ArrowUp"], does: "Opens the list, and goes through the items." },
    { keys: ["Enter"], does: "Chooses the highlighted item; with `multiple`, adds it or takes it back." },
    { keys: ["Escape"], does: "Closes the list, and nothing around it." },
    { keys: ["Backspace"], does: "In an empty input, removes the last chip." },
    {
      keys: ["ArrowLeft"],
      does: "In an empty input, goes to the chips; from right to left, the other arrow does.",
    },
    { keys: ["Delete"], does: "Removes the chip that has the focus." },
  ],
  accessibility: [
    "The control is a combobox with its list; chips are a toolbar, each with a named button that removes it.",
    "`label`, `description` and `error` are linked to the control. Without a `label`, give it an `aria-label`.",
    "`required` holds the form back until something is chosen, also with `multiple`.",
    "Items are found whatever their accents; ten thousand of them are drawn only in sight.",
    "Use `aria-disabled` in place of `disabled` to keep it focusable: it looks disabled, and its text can be selected and not changed.",
    "Arrow keys skip disabled items.",
  ],
  do: [
    "Give objects a `label` and a `value`: the one is shown and searched, the other is sent.",
    "Say in Combobox.Empty what to do when nothing is found.",
  ],
  dont: [
    {
      text: "Don't give `multiple` a single value; it takes a list.",
      code: '<Combobox items={["Ash", "Oak"]} multiple label="Timber" defaultValue="Oak"><Combobox.TriggerMultipleWithInput /></Combobox>',
      caughtBy: "types",
    },
    {
      text: "Don't leave the control without a name; give it a `label`.",
      code: '<Combobox items={["Ash", "Oak"]}><Combobox.TriggerInput /></Combobox>',
      caughtBy: "axe label",
    },
  ],
};
