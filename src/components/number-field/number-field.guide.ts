import type { Guide } from "../../catalog/types";

/** When to use NumberField, and how. */
export const numberFieldGuide: Guide = {
  instead: {
    Input: "For digits that aren't a quantity, such as a phone number, postcode or credit card.",
    Slider: "For a value whose position in a range matters more than the exact number.",
    Select: "For one of a few values.",
  },
  keyboard: [
    { keys: ["ArrowUp", "ArrowDown"], does: "Changes the value by `step`." },
    { keys: ["Shift+ArrowUp", "Shift+ArrowDown"], does: "Changes the value by `largeStep`." },
    { keys: ["Alt+ArrowUp", "Alt+ArrowDown"], does: "Changes the value by `smallStep`." },
    { keys: ["Home", "End"], does: "Sets the value to `min` or `max`, if there is one." },
    { keys: ["Enter"], does: "Formats the value and submits the form." },
  ],
  accessibility: [
    "It is a text input that screen readers announce as a number field, with its formatted value.",
    "`prefix` and `suffix` are read as its description.",
    "The step buttons aren't tab stops, because arrow keys do the same. Touch screen readers can reach them.",
    "Without a `label`, set `aria-label`.",
    "Use `aria-disabled` instead of `disabled` to keep it focusable. It looks disabled, and its text can be selected but not changed.",
  ],
  do: [
    "Set `min`, `max` and `step`. They clamp and validate the value.",
    "Give `format` as many fraction digits as `step` has.",
    "Size the element around it. `className` applies to the input inside the box.",
  ],
  dont: [
    {
      text: "Don't pass text. An empty field is `null`.",
      code: '<NumberField label="Seats" value="" />',
      caughtBy: "types",
    },
    {
      text: "Don't omit the name. Pass a `label`.",
      code: '<NumberField name="seats" />',
      caughtBy: "axe label",
    },
  ],
};
