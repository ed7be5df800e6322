import type { Guide } from "../../catalog/guide";

/** When to choose Toast, and how to use it. */
export const toastGuide: Guide = {
  instead: {
    Banner: "It must be seen, or stay until it is settled.",
    Dialog: "It must be answered.",
    Field: "It concerns one control; use its `error`.",
  },
  keyboard: [
    { keys: ["F6"], does: "Leads to the toasts from anywhere." },
    { keys: ["Tab"], does: "Goes through their buttons." },
    { keys: ["Escape"], does: "Closes the one that has the focus, and goes on to the next." },
    { keys: ["Shift+Tab"], does: "Leads back to where the focus was." },
  ],
  accessibility: [
    "Each toast is announced once, when it first shows: politely, or immediately for an error. The focus doesn't move.",
    "The timer pauses on hover, on focus and while the window is in the background.",
    "Screen readers announce its type before the title.",
  ],
  do: ["Say what was done, in the past: “Project saved.”", "Offer an undo rather than asking beforehand."],
  dont: [
    {
      text: "Don't choose a variant by its color. Variants are named by their meaning.",
      code: '<Toast variant="red" title="Payment failed" />',
      caughtBy: "types",
    },
  ],
};
