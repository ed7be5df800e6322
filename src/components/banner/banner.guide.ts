import type { Guide } from "../../catalog/guide";

/** When to choose Banner, and how to use it. */
export const bannerGuide: Guide = {
  instead: {
    Toast: "It only says in passing how something went.",
    Field: "It concerns one control; use its `error`.",
    Dialog: "It must be answered before anything else.",
    Empty: "There is nothing to show, rather than something to say.",
  },
  keyboard: [{ keys: ["Tab"], does: "Reaches the actions; the banner itself takes no focus." }],
  accessibility: [
    "An `error` interrupts a screen reader and an `alert` waits for a pause; the other variants are not announced.",
    "What is announced must be added to a page that is there already; what was there from the first is simply read.",
    "The icon is hidden; the words must say all of it.",
  ],
  do: ["Say what happened, then what to do about it.", "Offer the one action that settles it."],
  dont: [
    {
      text: "Don't give children beside a `title`: they are not shown. Put them into the `description`.",
      code: '<Banner title="Payment failed">Your card has expired.</Banner>',
      caughtBy: "warning",
    },
    {
      text: "Don't give an action without a `title` or a `description`: there is no room for it.",
      code: '<Banner text="Payment failed" action={<Banner.Action>Pay</Banner.Action>} />',
      caughtBy: "warning",
    },
  ],
};
