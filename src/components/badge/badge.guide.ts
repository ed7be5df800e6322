import type { Guide } from "../../catalog/types";

/** When to use Badge, and how. */
export const badgeGuide: Guide = {
  instead: {
    Banner: "For a full sentence or an action.",
    Button: "For an action.",
    Meter: "For a number within a known range.",
  },
  keyboard: [],
  accessibility: [
    "It is plain text. The dot is hidden from assistive technology, so never let it be the only difference.",
    "Changes aren't announced. If people must hear them, put the badge into a live region.",
  ],
  do: [
    "Keep it to one or two words, and use the same words everywhere.",
    "Use each color for one meaning throughout the product.",
  ],
  dont: [
    {
      text: "Don't use `destructive`: it is deprecated. Use `red`.",
      code: '<Badge variant="destructive">Failed</Badge>',
      caughtBy: "warning",
    },
    {
      text: "Don't use other colors: only the listed variants exist.",
      code: '<Badge variant="pink">New</Badge>',
      caughtBy: "types",
    },
  ],
};
