import type { Guide } from "../../catalog/guide";

/** When to choose Code, and how to use it. */
export const codeGuide: Guide = {
  instead: {
    ClipboardText: "It is one line to take along: a key, a command.",
    Text: "It is one word of code in a sentence; use `mono`.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Reaches a Code.Block that scrolls, then its copy button." },
    { keys: ["ArrowLeft", "ArrowRight"], does: "Scrolls long lines." },
    { keys: ["Enter", "Space"], does: "Copies the code, on the copy button." },
  ],
  accessibility: [
    "A block that scrolls is a region with a name, in reach of the keyboard.",
    "Numbers of lines are not read, selected or copied.",
    "It runs from left to right in every language, and is marked as not to be translated.",
    "The code is text: nothing in it is ever taken for HTML.",
  ],
  do: ["Show what can be pasted as it stands.", "Name the language, so that the colours are right."],
  dont: [
    {
      text: "Don't put the code between the tags: it is text, and `code` takes it.",
      code: '<Code.Block lang="tsx">{"<Button />"}</Code.Block>',
      caughtBy: "types",
    },
    {
      text: "Don't name a grammar that is not there; use `text`.",
      code: '<Code lang="cobol" code="STOP RUN." />',
      caughtBy: "types",
    },
  ],
};
