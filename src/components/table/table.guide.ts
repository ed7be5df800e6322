import type { Guide } from "../../catalog/guide";

/** When to choose Table, and how to use it. */
export const tableGuide: Guide = {
  instead: {
    Grid: "The cells are not to be compared by column.",
    ChoroplethMap: "Where it happens matters more than how much.",
    Empty: "There is nothing yet, not even columns.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes to heads that sort, handles, checkboxes, and a table that scrolls." },
    { keys: ["Enter", "Space"], does: "On a head, sorts; on a checkbox, chooses the row." },
    { keys: ["ArrowDown", "ArrowUp"], does: "Goes from row checkbox to row checkbox." },
    { keys: ["PageDown", "PageUp"], does: "Moves by as many row checkboxes as are visible." },
    { keys: ["Shift+ArrowDown", "Shift+ArrowUp"], does: "Chooses the rows on the way." },
    {
      keys: ["ArrowLeft", "ArrowRight"],
      does: "On a handle, changes the width; with Shift, in larger steps.",
    },
    {
      keys: ["Home", "End"],
      does: "On a handle, makes the column as narrow or as wide as it may be; else goes to the first or last row checkbox.",
    },
  ],
  accessibility: [
    "It is a native table; `caption` or `aria-labelledby` names it.",
    "A sorted column has `aria-sort`. A column's resize handle is a separator with the width as its value.",
    "A table that scrolls can be focused and has an accessible name.",
    "Table.VirtualBody sets `aria-rowcount` and `aria-rowindex`, so screen readers announce the number of all rows and the position of each. If the server has more rows than `rows`, set `aria-rowcount` yourself.",
    "`loading` is announced. Pass it from the first render, even as `false`.",
  ],
  do: [
    "Align numbers to the end: they are compared digit by digit.",
    "Name each row's checkbox by what is in the row.",
    'Use Table.VirtualBody for more than a few hundred rows, with `layout="fixed"`: columns then keep their widths while rows come and go.',
    "Offer a search with Table.VirtualBody: the browser's own search finds only rows in sight.",
  ],
  dont: [
    {
      text: "Don't leave a row's checkbox without a `label`: each needs a name of its own.",
      code: "<Table><Table.Body><Table.Row><Table.CheckCell /></Table.Row></Table.Body></Table>",
      caughtBy: "types",
    },
    {
      text: "Don't put Kerf's sections into a table of your own: their look comes from Table.",
      code: "<table><Table.Body><Table.Row><Table.Cell>Ada</Table.Cell></Table.Row></Table.Body></table>",
      caughtBy: "error",
    },
  ],
};
