import type { Guide } from "../../catalog/guide";

/** When to choose GridItem, and how to use it. */
export const gridItemGuide: Guide = {
  instead: { Surface: "The cell needs a ground of its own; put one into it." },
  keyboard: [],
  accessibility: ["It is layout alone, without a role."],
  do: ["Put whatever is wide into it, such as a table: it keeps to its column, and lets it scroll."],
  dont: [
    {
      text: "Don't span a number of columns that no grid has.",
      code: "<Grid><GridItem span={13} /></Grid>",
      caughtBy: "types",
    },
  ],
};
