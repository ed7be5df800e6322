import type { Guide } from "../../catalog/types";

/** When to choose Text, and how to use it. */
export const textGuide: Guide = {
  instead: {
    Field: "For the label or description of a control.",
    Code: "For source code.",
    Badge: "For a status.",
    Banner: "For a message that people must notice.",
  },
  keyboard: [],
  accessibility: [
    "A heading is a real heading element. `as` sets its level, independent of its size.",
    "`success` and `error` differ only in color, so the text must say which it is.",
    "Truncated text has the whole text as its title.",
  ],
  do: ["Choose the variant by visual weight, and the element by the page's outline."],
  dont: [
    {
      text: "Don't set the `size` of a heading. Its `variant` sets it.",
      code: '<Text variant="heading1" size="lg">Projects</Text>',
      caughtBy: "types",
    },
    {
      text: "Don't render it as a label. Use the control's own `label`, which is linked to it.",
      code: '<Text as="label">Name</Text>',
      caughtBy: "types",
    },
  ],
};
