import type { Guide } from "../../catalog/guide";

/** When to choose Badge, and how to use it. */
export const badgeGuide: Guide = {
  instead: {
    Banner: "It needs a sentence, or something to press.",
    Button: "Pressing it does something.",
    Meter: "The number is a share of a known whole.",
  },
  keyboard: [],
  accessibility: [
    "It is plain text. The dot is hidden from assistive technology, and so must never be the only difference.",
    "What changes while people look is not announced; put it into a live region of yours if it must be.",
  ],
  do: [
    "Keep it to a word or two, in the same words as elsewhere.",
    "Let one colour mean one thing throughout the product.",
  ],
  dont: [
    {
      text: "Don't use `destructive`: it is deprecated. Use `red`.",
      code: '<Badge variant="destructive">Failed</Badge>',
      caughtBy: "warning",
    },
    {
      text: "Don't name a colour that there is none of; the variants are the palette.",
      code: '<Badge variant="pink">New</Badge>',
      caughtBy: "types",
    },
  ],
};
