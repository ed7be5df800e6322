import type { Guide } from "../../catalog/types";

/** When to use Breadcrumbs, and how. */
export const breadcrumbsGuide: Guide = {
  instead: {
    Tabs: "For pages at the same level. Use Tabs.Nav.",
    Pagination: "For the pages of a single list.",
    Link: "For a single page to return to.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves through the links and to the copy button, which shows on focus." },
    { keys: ["Enter"], does: "Follows the link." },
  ],
  accessibility: [
    "It is a named navigation landmark with an ordered list. Separators are hidden from assistive technology.",
    "The current page has `aria-current` and isn't a link.",
    "While the page's name loads, the current page has `aria-busy` and contains text for screen readers.",
  ],
  do: ["Use each page's own heading as its name.", "End with the current page."],
  dont: [
    {
      text: "Don't omit `href` on a parent page. Only the current page has none.",
      code: "<Breadcrumbs><Breadcrumbs.Link>Projects</Breadcrumbs.Link></Breadcrumbs>",
      caughtBy: "types",
    },
    {
      text: "Don't run a script from a URL: the link is rendered as text.",
      code: '<Breadcrumbs><Breadcrumbs.Link href="javascript:history.back()">Back</Breadcrumbs.Link></Breadcrumbs>',
      caughtBy: "warning",
    },
  ],
};
