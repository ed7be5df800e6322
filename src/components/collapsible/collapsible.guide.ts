import type { Guide } from "../../catalog/types";

/** When to use Collapsible, and how. */
export const collapsibleGuide: Guide = {
  instead: {
    Accordion: "For several sections, of which one is open at a time.",
    Tabs: "For parallel sections, of which one is always open.",
    Popover: "For a few details beside one control.",
    Dialog: "For a separate task.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the trigger, then into an open panel." },
    { keys: ["Enter", "Space"], does: "Opens or closes the panel." },
  ],
  accessibility: [
    "The trigger has `aria-expanded`, and `aria-controls` while the panel is in the page.",
    "With `keepMounted`, the browser's search finds text in a closed panel and opens it.",
    "The height doesn't animate for people who prefer reduced motion.",
    "To keep it focusable, use `aria-disabled` instead of `disabled`. It looks disabled and does nothing, and a Tooltip can say why.",
  ],
  do: ["Say on the trigger what is inside.", "Keep the content that most people need open."],
  dont: [
    {
      text: "Don't use a trigger outside Collapsible.Root: it has nothing to open.",
      code: "<Collapsible.DefaultTrigger>Advanced</Collapsible.DefaultTrigger>",
      caughtBy: "error",
    },
  ],
};
