import type { Guide } from "../../catalog/guide";

/** When to choose Empty, and how to use it. */
export const emptyGuide: Guide = {
  instead: {
    Loader: "Content is on its way.",
    Banner: "Content is there, and something is to be said about it.",
    Table: "Only rows are missing; use Table.Empty.",
  },
  keyboard: [{ keys: ["Tab"], does: "Reaches the command line's copy button and the actions." }],
  accessibility: [
    "The title is a heading; `headingLevel` fits it into the page's outline.",
    "The icon is hidden; title and description say all of it.",
  ],
  do: ["Say what fills it, and offer that as an action.", "Tell “nothing yet” from “nothing found”."],
  dont: [
    {
      text: "Don't leave it without a title: an icon alone explains nothing.",
      code: '<Empty icon={<svg viewBox="0 0 16 16" />} />',
      caughtBy: "types",
    },
    {
      text: "Don't use a heading level that HTML does not have.",
      code: '<Empty title="No projects" headingLevel={7} />',
      caughtBy: "types",
    },
  ],
};
