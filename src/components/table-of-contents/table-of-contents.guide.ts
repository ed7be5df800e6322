import type { Guide } from "../../catalog/types";

/** When to use TableOfContents, and how. */
export const tableOfContentsGuide: Guide = {
  instead: {
    Tabs: "For sections that are shown one at a time.",
    Sidebar: "For the pages of an application.",
    Stepper: "For steps that are completed in order.",
    Tree: "For a hierarchy that people expand, such as files.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves to the next link." },
    { keys: ["Enter"], does: "Goes to the section." },
  ],
  accessibility: [
    "It is a navigation, named by its heading, with nested lists of links.",
    "The link of the current section has `aria-current`. It isn't announced while people scroll.",
    "Links are native, so focus moves to the section, and the address contains it.",
    "It never animates scrolling. If your page does, set `scroll-behavior` only without reduced motion.",
  ],
  do: [
    "Give each heading an id that doesn't change when its text does.",
    "With a sticky header, set `offset` to its height, and `scroll-margin-top` of the headings to the same.",
    "Hide it on narrow screens, or put it above the content without `sticky`.",
  ],
  dont: [
    {
      text: "Don't pass headings as children: `items` lists them.",
      code: "<TableOfContents><h2>Install</h2></TableOfContents>",
      caughtBy: "types",
    },
  ],
};
