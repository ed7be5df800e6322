import type { Guide } from "../../catalog/guide";

/** When to choose Link, and how to use it. */
export const linkGuide: Guide = {
  instead: {
    Button: "It does something here, rather than leading elsewhere.",
    Breadcrumbs: "It is one of the pages above this one.",
    Tabs: "It changes between views of the same thing; use Tabs.Nav.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Reaches the link." },
    { keys: ["Enter"], does: "Follows it." },
  ],
  accessibility: [
    "It is a native `<a>`; within a LinkProvider, the router's own.",
    'With `target="_blank"` it gets a safe `rel`. Link.ExternalIcon adds “(opens in new tab)” to the accessible name.',
    "Links in running text are underlined, so color isn't the only difference.",
    "With `aria-disabled` it has no URL. It can be focused but opens nothing.",
  ],
  do: [
    "Name the destination: “Billing settings”, not “here”.",
    "Use LinkProvider once, for the router of the application.",
  ],
  dont: [
    {
      text: "Don't run script from an address: it is refused and shown as text. Use Button with `onClick`.",
      code: '<Link href="javascript:void(0)">Save</Link>',
      caughtBy: "warning",
    },
    {
      text: "Don't leave a link without words or a name.",
      code: '<Link href="/settings"><svg viewBox="0 0 16 16" /></Link>',
      caughtBy: "axe link-name",
    },
  ],
};
