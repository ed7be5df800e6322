import type { Guide } from "../../catalog/guide";

/** When to choose Popover, and how to use it. */
export const popoverGuide: Guide = {
  instead: {
    Tooltip: "It is a few words, with nothing to press.",
    Dialog: "It comes first, and the page should wait.",
    DropdownMenu: "It is a list of actions.",
    Collapsible: "It should stay open while people work elsewhere.",
  },
  keyboard: [
    { keys: ["Enter", "Space"], does: "On the trigger, opens it and moves the focus in." },
    { keys: ["Tab"], does: "Goes through it, and from its end on to the page." },
    { keys: ["Escape"], does: "Closes it, and nothing around it; the focus returns to the trigger." },
  ],
  accessibility: [
    "Popover.Title names it; without one, its trigger's name does.",
    "The trigger says what it opens, and whether it is open.",
    "Opened by the pointer, it stays while the pointer is on its way there; a tap opens it as a click does.",
    "A trigger with `aria-disabled` can be focused, looks disabled and opens nothing.",
  ],
  do: ["Keep it to what belongs to its trigger.", "Give it a Popover.Close where it holds a form."],
  dont: [
    {
      text: "Don't leave one without a trigger nameless: put a Popover.Title into it.",
      code: "<Popover defaultOpen><Popover.Content>Three seats are free.</Popover.Content></Popover>",
      caughtBy: "warning",
    },
    {
      text: "Don't write its content outside of a Popover.",
      code: "<Popover.Content>Three seats are free.</Popover.Content>",
      caughtBy: "error",
    },
  ],
};
