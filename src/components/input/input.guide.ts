import type { Guide } from "../../catalog/guide";

/** When to choose Input, and how to use it. */
export const inputGuide: Guide = {
  instead: {
    NumberField: "The value is a number with a unit, a range or steps.",
    Textarea: "The answer may be longer than a line.",
    InputGroup: "A unit, a protocol or a button belongs to it.",
    Autocomplete: "Suggestions save typing.",
    Select: "Only a few answers are possible.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Reaches it, and selects what is in it." },
    { keys: ["Enter"], does: "Sends the form around it." },
  ],
  accessibility: [
    "It is a native `<input>`: validation, autofill and reset are the browser's.",
    "`label`, `description` and `error` are linked to it; the error marks it as invalid.",
    "Without a `label`, give it an `aria-label`. A `placeholder` isn't an accessible name, and disappears while typing.",
    "Use `aria-disabled` in place of `disabled` to keep it focusable: it looks disabled, and its text can be selected and not changed.",
  ],
  do: [
    "Set `type`, `autoComplete` and `inputMode`: they choose the right keyboard and fill it in.",
    "Show in `description` the form that is expected.",
  ],
  dont: [
    {
      text: "Don't leave it without a name; give it a `label`.",
      code: '<Input name="email" />',
      caughtBy: "axe label",
    },
    {
      text: "Don't set a width in characters by `size`: it is the height here. Set the width in CSS.",
      code: '<Input label="Postcode" size={8} />',
      caughtBy: "types",
    },
  ],
};
