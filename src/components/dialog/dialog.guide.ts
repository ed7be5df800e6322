import type { Guide } from "../../catalog/guide";

/** When to choose Dialog, and how to use it. */
export const dialogGuide: Guide = {
  instead: {
    Popover: "The page should stay in use.",
    Banner: "It can wait until people get to it.",
    Collapsible: "It belongs into the page, and only takes too much room.",
    Toast: "Nothing needs to be answered.",
  },
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], does: "Goes round within the dialog." },
    { keys: ["Escape"], does: "Closes the dialog on top, and no other." },
    { keys: ["Enter", "Space"], does: "On the trigger, opens it." },
  ],
  accessibility: [
    "Dialog.Title names it and Dialog.Description describes it.",
    "The focus moves in on opening and returns to the trigger on closing.",
    "What lies behind is out of reach and does not scroll; tall content scrolls within the dialog, by keyboard as well.",
    "A trigger with `aria-disabled` can be focused, looks disabled and opens nothing.",
  ],
  do: [
    "Ask in the title what the button answers: “Delete project?” and “Delete”.",
    "Offer a visible way out besides Escape.",
  ],
  dont: [
    {
      text: "Don't leave it without a name: put a Dialog.Title into it.",
      code: "<Dialog.Root defaultOpen><Dialog>Really delete it?</Dialog></Dialog.Root>",
      caughtBy: "warning",
    },
    {
      text: "Don't open it without a Dialog.Root: that holds whether it is open.",
      code: "<Dialog>Really delete it?</Dialog>",
      caughtBy: "error",
    },
  ],
};
