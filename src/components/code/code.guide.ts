import type { Guide } from "../../catalog/types";

/** When to use Code, and how. */
export const codeGuide: Guide = {
  instead: {
    ClipboardText: "For one line to copy, such as a key or a command.",
    Text: "For one word of code in a sentence. Use `mono`.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to a Code.Block that scrolls, then to its copy button." },
    { keys: ["ArrowLeft", "ArrowRight"], does: "Scrolls long lines." },
    { keys: ["Enter", "Space"], does: "On the copy button, copies the code." },
  ],
  accessibility: [
    "A block that scrolls is a named region that the keyboard can reach.",
    "Line numbers aren't read, selected or copied.",
    "It runs from left to right in every language, and browsers don't translate it.",
    "The code is always text and never parsed as HTML.",
  ],
  do: ["Show code that works as it is when pasted.", "Set `lang`, so that the highlighting is right."],
  dont: [
    {
      text: "Don't pass the code as children. Use `code`.",
      code: '<Code.Block lang="tsx">{"<Button />"}</Code.Block>',
      caughtBy: "types",
    },
    {
      text: "Don't use a language without a grammar. Use `text`.",
      code: '<Code lang="cobol" code="STOP RUN." />',
      caughtBy: "types",
    },
  ],
};
