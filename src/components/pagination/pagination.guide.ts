import type { Guide } from "../../catalog/types";

/** When to choose Pagination, and how to use it. */
export const paginationGuide: Guide = {
  instead: {
    Tabs: "For a few pages with topics of their own.",
    Link: "For a single link to the next page, such as “Show more”.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves through the buttons and the input." },
    { keys: ["Enter"], does: "Goes to the typed page number. Leaving the input does the same." },
    { keys: ["Escape"], does: "Restores the current page number, and closes nothing around it." },
  ],
  accessibility: [
    "The summary is a live region, so changes are announced.",
    "On the first and last page, the button that was pressed keeps the focus until focus moves on.",
    "Buttons are named by `labels`. Numbers are formatted for the language.",
  ],
  do: [
    "Keep `page` in the URL, so that people can share it and go back.",
    "Keep the number of items on a page when the data changes.",
  ],
  dont: [
    {
      text: "Don't omit `setPage`: you control the page.",
      code: "<Pagination page={1} totalCount={90} />",
      caughtBy: "types",
    },
    {
      text: "Don't count pages from 0. The first page is 1.",
      code: "<Pagination page={0} perPage={10} totalCount={90} setPage={() => {}} />",
      caughtBy: "warning",
    },
  ],
};
