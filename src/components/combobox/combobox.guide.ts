import type { Guide } from "../../catalog/types";

/** When to use Combobox, and how. */
export const comboboxGuide: Guide = {
  instead: {
    Select: "For a short list that people know well.",
    Autocomplete: "For free text with suggestions.",
    Radio: "For a few options that should all be visible.",
    Checkbox: "For several of a few options. Use Checkbox.Group.",
  },
  keyboard: [
    { keys: ["Characters"], does: "Opens and filters the list." },
    { keys: ["ArrowDown", "ArrowUp"], does: "Opens the list. In it, moves between items." },
    { keys: ["Enter"], does: "Selects the highlighted item. With `multiple`, adds or removes it." },
    { keys: ["Escape"], does: "Closes only the list, not a dialog around it." },
    { keys: ["Backspace"], does: "In an empty input, removes the last chip." },
    {
      keys: ["ArrowLeft"],
      does: "In an empty input, moves focus to the chips. In right-to-left text, use ArrowRight.",
    },
    { keys: ["Delete"], does: "Removes the focused chip." },
  ],
  accessibility: [
    "The control is a combobox with a list. The chips are a toolbar, and each has a named button that removes it.",
    "`label`, `description` and `error` are linked to the control. Without a `label`, set `aria-label`.",
    "`required` prevents submission until something is selected, also with `multiple`.",
    "The search ignores accents. Of long lists, only the visible items are rendered.",
    "To keep it focusable, use `aria-disabled` instead of `disabled`. It looks disabled, and its text can be selected but not changed.",
    "Arrow keys skip disabled items.",
  ],
  do: [
    "Give objects a `label` to show and search, and a `value` to submit.",
    "Set the width by `className`. It styles the element around the control.",
    "Say in Combobox.Empty what to do if nothing matches.",
  ],
  dont: [
    {
      text: "Don't pass a single value with `multiple`. Pass an array.",
      code: '<Combobox items={["Ash", "Oak"]} multiple label="Timber" defaultValue="Oak"><Combobox.TriggerMultipleWithInput /></Combobox>',
      caughtBy: "types",
    },
    {
      text: "Don't leave the control without a name. Set `label`.",
      code: '<Combobox items={["Ash", "Oak"]}><Combobox.TriggerInput /></Combobox>',
      caughtBy: "axe label",
    },
  ],
};
