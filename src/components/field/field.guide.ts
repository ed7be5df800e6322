import type { Guide } from "../../catalog/types";

/** When to choose Field, and how to use it. */
export const fieldGuide: Guide = {
  instead: {
    Input: "For a text input. Its own `label` does the same, as in Kerf's other controls.",
    Checkbox: "For several options of one question. Use Checkbox.Group.",
    Radio: "For one of a few options. Use Radio.Group.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the info button, if there is one, then to the control." },
    { keys: ["Escape"], does: "Closes the tooltip of the info button." },
  ],
  accessibility: [
    "The label names the control. The description and the error describe it, and the error marks it as invalid.",
    "Errors are announced politely when they appear.",
    "The info button is beside the label, not inside it, so it isn't part of the name.",
  ],
  do: [
    "Say in the error how to fix it: “Enter a date in the future.”",
    "Set `required={false}` to mark optional fields, if most are required.",
  ],
  dont: [
    {
      text: "Don't use a description instead of a label. It isn't an accessible name.",
      code: '<Field description="As on your passport."><input /></Field>',
      caughtBy: "axe label",
    },
    {
      text: "Don't use other validity states than the browser's.",
      code: '<Field label="Name" error={{ message: "Enter a name.", match: "empty" }}><input /></Field>',
      caughtBy: "types",
    },
  ],
};
