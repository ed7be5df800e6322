import type { Guide } from "../../catalog/types";

/** When to use Grid, and how. */
export const gridGuide: Guide = {
  instead: {
    Table: "For data in rows and columns.",
    Surface: "For one group with its own background.",
  },
  keyboard: [],
  accessibility: ["It is only layout, without a role. Cells are read in source order."],
  do: [
    "Write the cells in reading order.",
    "Use GridItem for a cell that spans the whole row, such as a heading.",
  ],
  dont: [
    {
      text: "Don't use `mobileDivider` with a variant other than `4up`: only `4up` supports it.",
      code: '<Grid variant="2up" mobileDivider><div /></Grid>',
      caughtBy: "types",
    },
  ],
};
