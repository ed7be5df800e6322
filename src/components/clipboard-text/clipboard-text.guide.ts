import type { Guide } from "../../catalog/types";

/** When to use ClipboardText, and how. */
export const clipboardTextGuide: Guide = {
  instead: {
    SecretInput: "For a secret that people show, change or submit.",
    Code: "For several lines or syntax highlighting. Use Code.Block.",
    Input: "For text that people can edit.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the copy button." },
    { keys: ["Enter", "Space"], does: "Copies the text." },
  ],
  accessibility: [
    "The result is announced politely, whether the text was copied or not.",
    "The check shows only once the text is on the clipboard. If copying fails, a message says so.",
    "It also works without the asynchronous clipboard API, such as on plain HTTP.",
  ],
  do: [
    "Show part of a secret, and copy all of it with `textToCopy`.",
    "If the text doesn't explain itself, say in `tooltip` what is copied.",
  ],
  dont: [
    {
      text: "Don't pass elements: only text is copied.",
      code: "<ClipboardText text={<b>kerf_live_1</b>} />",
      caughtBy: "types",
    },
  ],
};
