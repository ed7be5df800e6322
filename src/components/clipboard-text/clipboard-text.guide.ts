import type { Guide } from "../../catalog/guide";

/** When to choose ClipboardText, and how to use it. */
export const clipboardTextGuide: Guide = {
  instead: {
    Code: "It has several lines, or colours by its language; use Code.Block.",
    Input: "People may change it.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Reaches the copy button." },
    { keys: ["Enter", "Space"], does: "Copies the text." },
  ],
  accessibility: [
    "The outcome is announced politely: copied, or not.",
    "The check shows only once the clipboard holds the text; a failed write says so in words.",
    "It works where the asynchronous clipboard is missing, as on plain HTTP.",
  ],
  do: [
    "Show a secret in part, and copy all of it with `textToCopy`.",
    "Say with `tooltip` what is copied where the text alone does not tell.",
  ],
  dont: [
    {
      text: "Don't give it elements: what is copied is text.",
      code: "<ClipboardText text={<b>kerf_live_1</b>} />",
      caughtBy: "types",
    },
  ],
};
