import type { Guide } from "../../catalog/types";

/** When to use Dialog, and how. */
export const dialogGuide: Guide = {
  instead: {
    Popover: "For content beside a control, while the page stays usable.",
    Banner: "For a message that can wait.",
    Collapsible: "For part of the page that takes too much space.",
    Toast: "For a message that needs no answer.",
  },
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], does: "Moves through the controls in the dialog and wraps around." },
    { keys: ["Escape"], does: "Closes only the topmost dialog." },
    { keys: ["Enter", "Space"], does: "On the trigger, opens the dialog." },
  ],
  accessibility: [
    "Dialog.Title names the dialog, and Dialog.Description describes it.",
    "Focus moves inside on opening and returns to the trigger on closing.",
    "The page behind is inert and doesn't scroll. Tall content scrolls inside the dialog, also with the keyboard.",
    "A trigger with `aria-disabled` is focusable, looks disabled and doesn't open the dialog.",
  ],
  do: [
    "Repeat the verb of the title in the button: “Delete project?” and “Delete”.",
    "Offer a visible way to close it besides Escape.",
  ],
  dont: [
    {
      text: "Don't leave it without a name. Add a Dialog.Title.",
      code: "<Dialog.Root defaultOpen><Dialog>Really delete it?</Dialog></Dialog.Root>",
      caughtBy: "warning",
    },
    {
      text: "Don't use it without Dialog.Root, which manages whether it is open.",
      code: "<Dialog>Really delete it?</Dialog>",
      caughtBy: "error",
    },
  ],
};
