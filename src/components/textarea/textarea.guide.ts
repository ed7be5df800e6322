import type { Guide } from "../../catalog/types";

/** When to choose Textarea, and how to use it. */
export const textareaGuide: Guide = {
  instead: {
    Input: "For text that fits into one line.",
    Code: "For code that people only read.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to it, and then on. It doesn't insert a tab." },
    { keys: ["Enter"], does: "Inserts a line break." },
  ],
  accessibility: [
    "It is a native `<textarea>`, so the browser handles validation and form reset.",
    "`label`, `description`, `error` and the counter are linked to it.",
    "The number of characters left is announced after a pause, not at each character.",
    "To keep it focusable, use `aria-disabled` instead of `disabled`. It looks disabled, and its text can be selected but not changed.",
  ],
  do: [
    "Make it as high as the expected text, or set `autoResize`.",
    "Show a `counter` if people are likely to reach `maxLength`.",
  ],
  dont: [
    {
      text: "Don't leave it without a name. Set `label`.",
      code: '<Textarea name="reason" />',
      caughtBy: "axe label",
    },
    {
      text: "Don't pass the text as children. Use `defaultValue`.",
      code: '<Textarea label="Reason">{"Because."}</Textarea>',
      caughtBy: "types",
    },
  ],
};
