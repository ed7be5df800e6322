import type { Guide } from "../../catalog/types";

/** When to use Popover, and how. */
export const popoverGuide: Guide = {
  instead: {
    Tooltip: "For a few words without controls.",
    HoverCard: "For a preview of a link.",
    Dialog: "For a task that must be finished first.",
    DropdownMenu: "For a list of actions.",
    Collapsible: "For content that stays open while people work elsewhere.",
  },
  keyboard: [
    { keys: ["Enter", "Space"], does: "On the trigger, opens the popover and moves focus inside." },
    { keys: ["Tab"], does: "Moves through the popover, then on to the page." },
    { keys: ["Escape"], does: "Closes only the popover. Focus returns to the trigger." },
  ],
  accessibility: [
    "Popover.Title names the popover. Without a title, the trigger's name is used.",
    "The trigger has `aria-haspopup` and `aria-expanded`.",
    "A popover opened on hover stays open while the pointer moves to it. A tap opens it like a click.",
    "A trigger with `aria-disabled` is focusable, looks disabled and doesn't open the popover.",
  ],
  do: ["Show only content that relates to the trigger.", "Add a Popover.Close if it contains a form."],
  dont: [
    {
      text: "Don't leave a popover without a trigger unnamed. Add a Popover.Title.",
      code: "<Popover defaultOpen><Popover.Content>Three seats are free.</Popover.Content></Popover>",
      caughtBy: "warning",
    },
    {
      text: "Don't use Popover.Content outside a Popover.",
      code: "<Popover.Content>Three seats are free.</Popover.Content>",
      caughtBy: "error",
    },
  ],
};
