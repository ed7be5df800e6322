import type { Guide } from "../../catalog/guide";

/** When to choose PoweredBy, and how to use it. */
export const poweredByGuide: Guide = {
  instead: { Logo: "The mark stands for Kerf itself." },
  keyboard: [],
  accessibility: [
    "It is text and a named image, read as one line.",
    "A link around it takes that line as its name.",
  ],
  do: ["Put it at the foot of a page, once."],
  dont: [
    {
      text: "Don't give it a URL: it isn't a link. Put it into one.",
      code: '<PoweredBy href="https://kerf.example" />',
      caughtBy: "types",
    },
  ],
};
