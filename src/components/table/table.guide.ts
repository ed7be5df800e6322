import type { Guide } from "../../catalog/types";

/** When to choose Table, and how to use it. */
export const tableGuide: Guide = {
  instead: {
    Grid: "For content that people don't compare by column.",
    ChoroplethMap: "For values whose location matters most.",
    Empty: "For a page without data or columns.",
  },
  keyboard: [
    {
      keys: ["Tab"],
      does: "Moves through sortable headers, resize handles, checkboxes, and a table that scrolls.",
    },
    { keys: ["Enter", "Space"], does: "On a header, sorts. On a checkbox, Space selects the row." },
    { keys: ["ArrowDown", "ArrowUp"], does: "Moves to the next or previous row's checkbox." },
    { keys: ["PageDown", "PageUp"], does: "Moves by as many row checkboxes as are visible." },
    { keys: ["Shift+ArrowDown", "Shift+ArrowUp"], does: "Moves and selects the rows in between." },
    {
      keys: ["ArrowLeft", "ArrowRight"],
      does: "On a resize handle, changes the width. With Shift, in larger steps.",
    },
    {
      keys: ["Home", "End"],
      does: "On a resize handle, sets the minimum or maximum width. On a checkbox, moves to that of the first or last row.",
    },
  ],
  accessibility: [
    "It is a native table, named by `caption` or `aria-labelledby`.",
    "A sorted column has `aria-sort`. A column's resize handle is a separator with the width as its value.",
    "A table that scrolls can be focused and has an accessible name.",
    "Table.VirtualBody sets `aria-rowcount` and `aria-rowindex`, so screen readers announce the number of all rows and the position of each. If the server has more rows than `rows`, set `aria-rowcount` yourself.",
    "`loading` is announced. Pass it from the first render, even as `false`.",
  ],
  do: [
    "Align numbers to the end, so that people can compare their digits.",
    "Name each row's checkbox after the content of the row.",
    'Use Table.VirtualBody for more than a few hundred rows, with `layout="fixed"`: columns then keep their widths while rows come and go.',
    "Offer a search with Table.VirtualBody: the browser's own search finds only rows in sight.",
  ],
  dont: [
    {
      text: "Don't omit the `label` of a row's checkbox. Each needs its own name.",
      code: "<Table><Table.Body><Table.Row><Table.CheckCell /></Table.Row></Table.Body></Table>",
      caughtBy: "types",
    },
    {
      text: "Don't put Kerf's sections into a native table. Table provides their styles.",
      code: "<table><Table.Body><Table.Row><Table.Cell>Ada</Table.Cell></Table.Row></Table.Body></table>",
      caughtBy: "error",
    },
  ],
};
