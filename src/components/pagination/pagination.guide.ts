import type { Guide } from "../../catalog/guide";

/** When to choose Pagination, and how to use it. */
export const paginationGuide: Guide = {
  instead: {
    Tabs: "There are a few pages, each about something of its own.",
    Link: "There is only a next one; offer “Show more”.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes to each button and to the input." },
    { keys: ["Enter"], does: "Goes to the page whose number was typed; leaving the input does so, too." },
    { keys: ["Escape"], does: "Brings back the number of the page, and does nothing else." },
  ],
  accessibility: [
    "The summary is a live region: which rows are shown is announced when they change.",
    "At an end, the button that led there keeps the focus until it is left.",
    "Buttons are named by `labels`. Numbers are formatted for the language.",
  ],
  do: [
    "Keep `page` in the address, so that it can be shared and gone back to.",
    "Keep the length of a page where it was when the data change.",
  ],
  dont: [
    {
      text: "Don't leave out `setPage`: the page is its caller's.",
      code: "<Pagination page={1} totalCount={90} />",
      caughtBy: "types",
    },
    {
      text: "Don't count pages from 0: the first is 1.",
      code: "<Pagination page={0} perPage={10} totalCount={90} setPage={() => {}} />",
      caughtBy: "warning",
    },
  ],
};
