import type { Guide } from "../../catalog/guide";

/** When to choose Collapsible, and how to use it. */
export const collapsibleGuide: Guide = {
  instead: {
    Tabs: "The parts stand beside each other, and one is always open.",
    Popover: "It is a few details beside one control.",
    Dialog: "It is work of its own.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Reaches the trigger, then what is in an open panel." },
    { keys: ["Enter", "Space"], does: "Opens or closes the panel." },
  ],
  accessibility: [
    "The trigger says whether it is open, by `aria-expanded`, and which panel it controls.",
    "With `keepMounted`, the browser's search finds what is folded away and opens it.",
    "The height does not move where less motion is asked for.",
    "Use `aria-disabled` in place of `disabled` to keep it focusable: it looks disabled and does nothing, and a Tooltip can say why.",
  ],
  do: ["Say on the trigger what is inside.", "Keep open what most people need."],
  dont: [
    {
      text: "Don't write a trigger outside of its Collapsible.Root: there is nothing for it to open.",
      code: "<Collapsible.DefaultTrigger>Advanced</Collapsible.DefaultTrigger>",
      caughtBy: "error",
    },
  ],
};
