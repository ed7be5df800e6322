import type { Guide } from "../../catalog/types";

/** When to choose Input, and how to use it. */
export const inputGuide: Guide = {
  instead: {
    PasswordInput: "For a password.",
    NumberField: "For a number with a unit, a range or steps.",
    Textarea: "For text that may be longer than a line.",
    InputGroup: "For an input with a unit, a protocol or a button.",
    Autocomplete: "For text with suggestions.",
    Select: "For one of a few values.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the input and selects its text." },
    { keys: ["Enter"], does: "Submits the form around it." },
  ],
  accessibility: [
    "It is a native `<input>`, so the browser handles validation, autofill and form reset.",
    "`label`, `description` and `error` are linked to it. The error marks it as invalid.",
    "Without a `label`, set `aria-label`. A `placeholder` isn't an accessible name, and disappears while typing.",
    "To keep it focusable, use `aria-disabled` instead of `disabled`. It looks disabled, and its text can be selected but not changed.",
  ],
  do: [
    "Set `type`, `autoComplete` and `inputMode`. The browser then shows the right keyboard and fills in the value.",
    "Show the expected format in `description`.",
  ],
  dont: [
    {
      text: "Don't leave it without a name. Set `label`.",
      code: '<Input name="email" />',
      caughtBy: "axe label",
    },
    {
      text: "Don't set a width in characters with `size`, which is the height here. Set the width in CSS.",
      code: '<Input label="Postcode" size={8} />',
      caughtBy: "types",
    },
  ],
};
