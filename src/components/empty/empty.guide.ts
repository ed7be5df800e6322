import type { Guide } from "../../catalog/types";

/** When to use Empty, and how. */
export const emptyGuide: Guide = {
  instead: {
    Loader: "For content that is loading.",
    Banner: "For a message about content that exists.",
    Table: "For a table without rows. Use Table.Empty.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the copy button of the command line, then to the actions." },
  ],
  accessibility: [
    "The title is a heading. Set `headingLevel` to match the page's outline.",
    "The icon is hidden from assistive technology, so title and description must say everything.",
  ],
  do: [
    "Say how to add content, and offer that as an action.",
    "Distinguish “nothing yet” from “nothing found”.",
  ],
  dont: [
    {
      text: "Don't omit the title: an icon alone explains nothing.",
      code: '<Empty icon={<svg viewBox="0 0 16 16" />} />',
      caughtBy: "types",
    },
    {
      text: "Don't use a heading level that HTML doesn't have.",
      code: '<Empty title="No projects" headingLevel={7} />',
      caughtBy: "types",
    },
  ],
};
