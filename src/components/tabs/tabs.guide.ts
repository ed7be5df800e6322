import type { Guide } from "../../catalog/guide";

/** When to choose Tabs, and how to use it. */
export const tabsGuide: Guide = {
  instead: {
    Radio: "It sets a value for a form.",
    Collapsible: "Several parts may be open at once.",
    Breadcrumbs: "The pages stand above one another.",
    MenuBar: "Icons tell the views apart.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves to the selected tab, then to its panel." },
    {
      keys: ["ArrowRight", "ArrowLeft"],
      does: "Goes to the next or the previous tab, and round; mirrored from right to left.",
    },
    { keys: ["Home", "End"], does: "Goes to the first or the last tab." },
    { keys: ["Enter", "Space"], does: "Chooses the tab, where `activateOnFocus` is off." },
  ],
  accessibility: [
    "Each tab has its selected state, and names its panel.",
    "The list of tabs needs an accessible name: set `aria-label` on Tabs.List.",
    "Tabs.Nav is a navigation of links; the current one says so by `aria-current`.",
    "Use `aria-disabled` in place of `disabled` to keep it focusable: it looks disabled and does nothing, and a Tooltip can say why.",
    "Arrow keys skip disabled tabs.",
    "Without `value` or `defaultValue`, the first enabled tab is selected after the page loads. Set one of them if you render on the server.",
  ],
  do: ["Name tabs by nouns, in one or two words.", "Use Tabs.Nav where each view has an address."],
  dont: [
    {
      text: "Don't write a tab outside of its Tabs.",
      code: '<Tabs.Tab value="usage">Usage</Tabs.Tab>',
      caughtBy: "error",
    },
    {
      text: "Don't leave out the `value` that ties a tab to its panel.",
      code: '<Tabs><Tabs.List aria-label="Project"><Tabs.Tab>Usage</Tabs.Tab></Tabs.List></Tabs>',
      caughtBy: "types",
    },
  ],
};
