import type { Guide } from "../../catalog/types";

/** When to use Stack, and how. */
export const stackGuide: Guide = {
  instead: {
    Grid: "For columns of the same width, or in fixed proportions.",
    Surface: "For a group with its own background.",
    Table: "For data in rows and columns.",
  },
  keyboard: [],
  accessibility: [
    "It is only layout, without a role. `as` makes it a section, a nav or a list.",
    "Children are read and focused in source order.",
  ],
  do: [
    "Nest stacks: a page is a column of sections, and each header is a row.",
    'Use `justify="between"` to push actions to the end.',
    "Pass a form, a fieldset or a Surface to `render`, so that one element does both jobs.",
    "Set `wrap` on rows, so that they fit on a phone.",
  ],
  dont: [
    {
      text: "Don't pass px to `gap` or `padding`: their values count units of 4 px.",
      code: '<Stack gap="16"><div /></Stack>',
      caughtBy: "types",
    },
  ],
};
