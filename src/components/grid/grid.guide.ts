import type { Guide } from "../../catalog/guide";

/** When to choose Grid, and how to use it. */
export const gridGuide: Guide = {
  instead: {
    Table: "Rows and columns mean something.",
    Surface: "One group of things needs a ground of its own.",
  },
  keyboard: [],
  accessibility: [
    "It is layout alone, without a role. Its cells are read in the order in which they are written.",
  ],
  do: [
    "Write the cells in the order in which they should be read.",
    "Let GridItem span columns where one cell leads.",
  ],
  dont: [
    {
      text: "Don't ask for `mobileDivider` with another variant than `4up`: no other draws it.",
      code: '<Grid variant="2up" mobileDivider><div /></Grid>',
      caughtBy: "types",
    },
  ],
};
