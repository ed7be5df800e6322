import type { Guide } from "../../catalog/types";

/** When to choose Toast, and how to use it. */
export const toastGuide: Guide = {
  instead: {
    Banner: "For a message that must be seen, or that stays until it is resolved.",
    Dialog: "For a question that people must answer.",
    Field: "For an error on one control. Use `error`.",
  },
  keyboard: [
    { keys: ["F6"], does: "Moves focus to the toasts from anywhere." },
    { keys: ["Tab"], does: "Moves through their buttons." },
    { keys: ["Escape"], does: "Closes the focused toast and moves to the next." },
    { keys: ["Shift+Tab"], does: "Returns focus to where it was." },
  ],
  accessibility: [
    "Each toast is announced once, when it first shows: politely, or immediately for an error. The focus doesn't move.",
    "The timer pauses on hover, on focus and while the window is in the background.",
    "Screen readers announce its type before the title.",
  ],
  do: [
    "Say what happened, in the past tense: “Project saved.”",
    "Offer to undo an action instead of asking for confirmation.",
  ],
  dont: [
    {
      text: "Don't choose a variant by its color. Variants are named after their meaning.",
      code: '<Toast variant="red" title="Payment failed" />',
      caughtBy: "types",
    },
  ],
};
