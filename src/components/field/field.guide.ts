import type { Guide } from "../../catalog/guide";

/** When to choose Field, and how to use it. */
export const fieldGuide: Guide = {
  instead: {
    Input: "It is a control of Kerf: its own `label` does the same.",
    Checkbox: "Several boxes share a question; use Checkbox.Group.",
    Radio: "For one of a few choices. Use Radio.Group.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Reaches the info button, if there is one, then the control." },
    { keys: ["Escape"], does: "Closes the tooltip of the info button." },
  ],
  accessibility: [
    "The label names the control; description and error describe it, and the error marks it as invalid.",
    "Errors are announced politely when they come.",
    "The info button is beside the label, not inside it, so it isn't part of the name.",
  ],
  do: [
    "Say in the error how to fix it: “Enter a date in the future.”",
    "Set `required={false}` to mark what is optional, where most is required.",
  ],
  dont: [
    {
      text: "Don't use a description instead of a label. It isn't an accessible name.",
      code: '<Field description="As on your passport."><input /></Field>',
      caughtBy: "axe label",
    },
    {
      text: "Don't invent validity states; they are those of the browser.",
      code: '<Field label="Name" error={{ message: "Enter a name.", match: "empty" }}><input /></Field>',
      caughtBy: "types",
    },
  ],
};
