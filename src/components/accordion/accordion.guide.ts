import type { Guide } from "../../catalog/types";

/** When to use Accordion, and how. */
export const accordionGuide: Guide = {
  instead: {
    Collapsible: "For a single section.",
    Tabs: "For parallel sections, of which one is always open.",
    Table: "For rows of comparable data.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the next trigger, or into an open panel." },
    { keys: ["Enter", "Space"], does: "Opens or closes the item." },
  ],
  accessibility: [
    "Each trigger is a button in a heading. It has `aria-expanded`, and `aria-controls` while its panel is in the page.",
    "A panel is a group named by its trigger. It isn't a landmark, because many landmarks make each harder to find.",
    "Set `headingLevel` to fit the page's outline, so that screen reader users can jump from item to item.",
    "With `keepMounted`, the browser's search finds text in closed items and opens them.",
    "The height doesn't animate for people who prefer reduced motion.",
    "To keep it focusable, use `aria-disabled` instead of `disabled`. It looks disabled and does nothing, and a Tooltip can say why.",
  ],
  do: ["Set `multiple` if people compare the contents of items.", "Keep content open that most people need."],
  dont: [
    {
      text: "Don't use a trigger outside Accordion.Item: it has nothing to open.",
      code: "<Accordion><Accordion.Trigger>Billing</Accordion.Trigger></Accordion>",
      caughtBy: "error",
    },
    {
      text: "Don't omit the `value` of an item.",
      code: "<Accordion><Accordion.Item><Accordion.Trigger>Billing</Accordion.Trigger></Accordion.Item></Accordion>",
      caughtBy: "types",
    },
  ],
};
