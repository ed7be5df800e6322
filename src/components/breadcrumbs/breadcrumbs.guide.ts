import type { Guide } from "../../catalog/guide";

/** When to choose Breadcrumbs, and how to use it. */
export const breadcrumbsGuide: Guide = {
  instead: {
    Tabs: "The pages stand side by side, not above one another; use Tabs.Nav.",
    Pagination: "The pages are parts of one list.",
    Link: "There is only one page to go back to.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes from link to link, and to the copy button, which shows on focus." },
    { keys: ["Enter"], does: "Follows the link." },
  ],
  accessibility: [
    "It is a navigation with a name and an ordered list; separators are hidden.",
    "The current page says that it is, by `aria-current`, and is no link.",
    "While the name of the page is on its way, it is busy and says so in words.",
  ],
  do: ["Name each page as its own heading does.", "Keep the current page as the last one."],
  dont: [
    {
      text: "Don't leave a page above without an address; only the current one has none.",
      code: "<Breadcrumbs><Breadcrumbs.Link>Projects</Breadcrumbs.Link></Breadcrumbs>",
      caughtBy: "types",
    },
    {
      text: "Don't run script from an address: it is refused and shown as text.",
      code: '<Breadcrumbs><Breadcrumbs.Link href="javascript:history.back()">Back</Breadcrumbs.Link></Breadcrumbs>',
      caughtBy: "warning",
    },
  ],
};
