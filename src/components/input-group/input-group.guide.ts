import type { Guide } from "../../catalog/types";

/** When to choose InputGroup, and how to use it. */
export const inputGroupGuide: Guide = {
  instead: {
    PasswordInput: "For a password.",
    NumberField: "For a number with a unit, a range or steps.",
    Input: "For text alone.",
    Autocomplete: "For text with suggestions.",
    ClipboardText: "For text that people only copy.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves from the input to the buttons in the group." },
    { keys: ["Enter"], does: "In the input, submits the form. On a button, activates it." },
  ],
  accessibility: [
    "Clicking an addon focuses the input.",
    "Icons are hidden from screen readers. Repeat an important unit in the label or the description.",
    "A button without text in the group needs an `aria-label`.",
    "To keep it focusable, use `aria-disabled` instead of `disabled`. It looks disabled, and its text can be selected but not changed.",
  ],
  do: [
    "Place a unit where people write it: “kg” after the number, “https://” before the address.",
    'Set `dir="ltr"` on a group that is an address. Its parts keep their order in right-to-left languages.',
  ],
  dont: [
    {
      text: "Don't use its input outside a group. Use Input.",
      code: '<InputGroup.Input aria-label="Weight" />',
      caughtBy: "error",
    },
    {
      text: "Don't leave it without a name. Set the group's `label`.",
      code: "<InputGroup><InputGroup.Input /><InputGroup.Addon>kg</InputGroup.Addon></InputGroup>",
      caughtBy: "axe label",
    },
  ],
};
