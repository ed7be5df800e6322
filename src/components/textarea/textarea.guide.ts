import type { Guide } from "../../catalog/guide";

/** When to choose Textarea, and how to use it. */
export const textareaGuide: Guide = {
  instead: {
    Input: "The answer fits into one line.",
    Code: "It is code to be read, not written.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Reaches it, and goes on: it writes no tabs." },
    { keys: ["Enter"], does: "Begins a new line." },
  ],
  accessibility: [
    "It is a native `<textarea>`: validation and reset are the browser's.",
    "`label`, `description` and `error` are linked to it, as is the counter.",
    "How many characters are left is announced in a pause, not at each one.",
    "Use `aria-disabled` in place of `disabled` to keep it focusable: it looks disabled, and its text can be selected and not changed.",
  ],
  do: [
    "Make it as high as the expected answer, or let it grow with `autoResize`.",
    "Show a `counter` where `maxLength` is near.",
  ],
  dont: [
    {
      text: "Don't leave it without a name; give it a `label`.",
      code: '<Textarea name="reason" />',
      caughtBy: "axe label",
    },
    {
      text: "Don't put the text between the tags: `defaultValue` takes it.",
      code: '<Textarea label="Reason">{"Because."}</Textarea>',
      caughtBy: "types",
    },
  ],
};
