import type { Guide } from "../../catalog/guide";

/** When to choose Logo, and how to use it. */
export const logoGuide: Guide = {
  instead: { PoweredBy: "It says what a product is made with." },
  keyboard: [],
  accessibility: [
    "It is an image with a name. Where the name stands beside it in text, hide it with `aria-hidden`.",
    "A link around it takes its name: say with `labels` where that leads.",
  ],
  do: [
    "Leave as much room around it as its cut is wide.",
    "Use one colour where print or ground allow no more.",
  ],
  dont: [
    {
      text: "Don't colour it freely; `color` has what works.",
      code: '<Logo color="green" />',
      caughtBy: "types",
    },
  ],
};
