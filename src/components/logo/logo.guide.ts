import type { Guide } from "../../catalog/types";

/** When to use Logo, and how. */
export const logoGuide: Guide = {
  instead: { PoweredBy: "For crediting Kerf in a product." },
  keyboard: [],
  accessibility: [
    "It is an image with a name. If the name is written beside it, hide the logo with `aria-hidden`.",
    "A link around it takes its name. Use `labels` to name the destination.",
  ],
  do: [
    "Leave clear space around it, at least as wide as one of its cuts.",
    "Use a single color for print or on colored backgrounds.",
  ],
  dont: [
    {
      text: "Don't use other colors than those of `color`.",
      code: '<Logo color="green" />',
      caughtBy: "types",
    },
  ],
};
