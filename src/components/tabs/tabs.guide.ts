import type { Guide } from "../../catalog/types";

/** When to choose Tabs, and how to use it. */
export const tabsGuide: Guide = {
  instead: {
    Radio: "For a value in a form.",
    Collapsible: "For sections that can be open at the same time.",
    Breadcrumbs: "For pages at different levels.",
    MenuBar: "For views with icons instead of text.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves to the selected tab, then to its panel." },
    {
      keys: ["ArrowRight", "ArrowLeft"],
      does: "Moves to the next or previous tab, and wraps around. Mirrored in right-to-left text.",
    },
    { keys: ["Home", "End"], does: "Moves to the first or last tab." },
    { keys: ["Enter", "Space"], does: "Selects the tab if `activateOnFocus` is `false`." },
  ],
  accessibility: [
    "Each tab has `aria-selected`, and names its panel.",
    "The list of tabs needs an accessible name. Set `aria-label` on Tabs.List.",
    "Tabs.Nav is a navigation of links. The link to the current page has `aria-current`.",
    "To keep it focusable, use `aria-disabled` instead of `disabled`. It looks disabled and does nothing, and a Tooltip can say why.",
    "Arrow keys skip disabled tabs.",
    "Without `value` or `defaultValue`, the first enabled tab is selected after the page loads. Set one of them if you render on the server.",
  ],
  do: ["Name tabs with nouns, in one or two words.", "Use Tabs.Nav if each view has its own URL."],
  dont: [
    {
      text: "Don't use a tab outside Tabs.",
      code: '<Tabs.Tab value="usage">Usage</Tabs.Tab>',
      caughtBy: "error",
    },
    {
      text: "Don't omit the `value`, which connects a tab with its panel.",
      code: '<Tabs><Tabs.List aria-label="Project"><Tabs.Tab>Usage</Tabs.Tab></Tabs.List></Tabs>',
      caughtBy: "types",
    },
  ],
};
