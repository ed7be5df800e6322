import type { Guide } from "../../catalog/types";

/** When to choose Link, and how to use it. */
export const linkGuide: Guide = {
  instead: {
    Button: "For an action on the current page.",
    Breadcrumbs: "For the pages above the current one.",
    Tabs: "For pages that are views of the same thing. Use Tabs.Nav.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the link." },
    { keys: ["Enter"], does: "Follows the link." },
  ],
  accessibility: [
    "It is a native `<a>` or, within a LinkProvider, the router's own link.",
    'With `target="_blank"` it gets a safe `rel`. Link.ExternalIcon adds “(opens in new tab)” to the accessible name.',
    "Links in running text are underlined, so color isn't the only difference.",
    "With `aria-disabled` it has no URL. It can be focused but opens nothing.",
  ],
  do: [
    "Name the destination: “Billing settings”, not “here”.",
    "Use LinkProvider once, for the application's router.",
  ],
  dont: [
    {
      text: "Don't run a script from a URL: the link is rendered as text. Use Button with `onClick`.",
      code: '<Link href="javascript:void(0)">Save</Link>',
      caughtBy: "warning",
    },
    {
      text: "Don't leave a link without text or an accessible name.",
      code: '<Link href="/settings"><svg viewBox="0 0 16 16" /></Link>',
      caughtBy: "axe link-name",
    },
  ],
};
