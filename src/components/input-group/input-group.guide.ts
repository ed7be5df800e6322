import type { Guide } from "../../catalog/guide";

/** When to choose InputGroup, and how to use it. */
export const inputGroupGuide: Guide = {
  instead: {
    NumberField: "The value is a number with a unit, a range or steps.",
    Input: "Nothing belongs to it but the text.",
    Autocomplete: "The button would open suggestions.",
    ClipboardText: "It is only there to be copied.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes from the input to the buttons in the group." },
    { keys: ["Enter"], does: "In the input, sends the form; on a button, presses it." },
  ],
  accessibility: [
    "A press on an addon puts the focus into the input.",
    "Icons are hidden from screen readers. Repeat an important unit in the label or the description.",
    "A button without text in the group needs an `aria-label`.",
    "Use `aria-disabled` in place of `disabled` to keep it focusable: it looks disabled, and its text can be selected and not changed.",
  ],
  do: ["Write units as people do: “kg” behind the number, “https://” before the address."],
  dont: [
    {
      text: "Don't use its input outside of a group; use Input.",
      code: '<InputGroup.Input aria-label="Weight" />',
      caughtBy: "error",
    },
    {
      text: "Don't leave it without a name; give the group a `label`.",
      code: "<InputGroup><InputGroup.Input /><InputGroup.Addon>kg</InputGroup.Addon></InputGroup>",
      caughtBy: "axe label",
    },
  ],
};
