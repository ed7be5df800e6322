import type { Guide } from "../../catalog/types";

/** When to use Banner, and how. */
export const bannerGuide: Guide = {
  instead: {
    Toast: "For the result of an action, shown briefly.",
    Field: "For an error on one control. Use `error`.",
    Dialog: "For a question that people must answer first.",
    Empty: "For a list or page without content.",
  },
  keyboard: [{ keys: ["Tab"], does: "Moves focus to the actions. The banner itself isn't focusable." }],
  accessibility: [
    "An `error` interrupts a screen reader, and an `alert` waits for a pause. Other variants aren't announced.",
    "Screen readers announce only banners added after the page loads. Earlier ones are read in place.",
    "The icon is hidden from assistive technology, so the text must say everything.",
  ],
  do: ["Say what happened, then what to do about it.", "Offer the one action that resolves it."],
  dont: [
    {
      text: "Don't combine children with a `title`: they aren't shown. Use `description` instead.",
      code: '<Banner title="Payment failed">Your card has expired.</Banner>',
      caughtBy: "warning",
    },
    {
      text: "Don't pass `action` without `title` or `description`: it isn't shown.",
      code: '<Banner text="Payment failed" action={<Banner.Action>Pay</Banner.Action>} />',
      caughtBy: "warning",
    },
  ],
};
