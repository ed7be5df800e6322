import type { Guide } from "../../catalog/types";

/** When to choose PoweredBy, and how to use it. */
export const poweredByGuide: Guide = {
  instead: { Logo: "For the logo alone." },
  keyboard: [],
  accessibility: [
    "It is text and a named image, read as one line.",
    "A link around it takes that line as its name.",
  ],
  do: ["Put it in the page's footer, once."],
  dont: [
    {
      text: "Don't give it a URL: it isn't a link. Put it into one.",
      code: '<PoweredBy href="https://kerf.example" />',
      caughtBy: "types",
    },
  ],
};
