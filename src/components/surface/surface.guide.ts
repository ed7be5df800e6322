import type { Guide } from "../../catalog/types";

/** When to choose Surface, and how to use it. */
export const surfaceGuide: Guide = {
  instead: {
    Dialog: "For content above the page.",
    Banner: "For a message about the page.",
    Table: "For rows. A table has its own background.",
  },
  keyboard: [],
  accessibility: [
    "It has no role. `as` makes it a section, a nav or a list item.",
    "A `section` becomes a landmark once it has a name.",
  ],
  do: ["Nest surfaces by lightness: `recessed` in `flat`.", "Use `render` to make all of it a link."],
  dont: [
    {
      text: "Don't render it as a button with `as`. Use Button, or a Surface that contains one.",
      code: '<Surface as="button">Open</Surface>',
      caughtBy: "types",
    },
  ],
};
