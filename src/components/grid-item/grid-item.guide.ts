import type { Guide } from "../../catalog/types";

/** When to use GridItem, and how. */
export const gridItemGuide: Guide = {
  instead: { Surface: "For a cell with its own background. Put a Surface inside the cell." },
  keyboard: [],
  accessibility: ["It is only layout, without a role."],
  do: [
    "Put wide content, such as a table, into a GridItem. It keeps the column's width, so the content can scroll.",
  ],
  dont: [
    {
      text: "Don't set a number of columns that no grid has.",
      code: "<Grid><GridItem span={13} /></Grid>",
      caughtBy: "types",
    },
  ],
};
