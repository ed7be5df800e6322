import type { Guide } from "../../catalog/guide";

/** When to choose Text, and how to use it. */
export const textGuide: Guide = {
  instead: {
    Field: "It names or describes a control.",
    Code: "It is a program's source.",
    Badge: "It labels a thing with a state.",
    Banner: "It must be noticed.",
  },
  keyboard: [],
  accessibility: [
    "A heading is a real heading element. `as` sets its level, independent of its size.",
    "`success` and `error` differ only in color: the text must say which it is.",
    "Truncated text has the whole text as its title.",
  ],
  do: ["Choose the variant by weight in the view, and the element by the outline."],
  dont: [
    {
      text: "Don't set the `size` of a heading. Its `variant` sets it.",
      code: '<Text variant="heading1" size="lg">Projects</Text>',
      caughtBy: "types",
    },
    {
      text: "Don't make it a label; a control's own `label` is tied to it.",
      code: '<Text as="label">Name</Text>',
      caughtBy: "types",
    },
  ],
};
