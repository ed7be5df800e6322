import type { Guide } from "../../catalog/guide";

/** When to choose MenuBar, and how to use it. */
export const menuBarGuide: Guide = {
  instead: {
    Tabs: "It changes what is shown below, by words; use Tabs with `segmented`.",
    Button: "The actions need words, or there is only one.",
    DropdownMenu: "There are more than about seven.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Enters the bar at the button that was used last, and leaves it again." },
    {
      keys: ["ArrowRight", "ArrowLeft"],
      does: "Goes to the next or the previous button, and round; mirrored from right to left.",
    },
    { keys: ["Home", "End"], does: "Goes to the first or the last button." },
    { keys: ["Enter", "Space"], does: "Presses the button." },
    { keys: ["Escape"], does: "Hides the tooltip." },
  ],
  accessibility: [
    "It is a toolbar with a name and one tab stop; `labels` tells two bars apart.",
    "The tooltip of a button is its name.",
    "With `isActive` the buttons say whether they are pressed.",
    "A disabled button stays in reach, so that its tooltip can be read.",
  ],
  do: ["Use icons that people know, and name each in a word or two."],
  dont: [
    {
      text: "Don't leave a button without a `tooltip`: it is its only name.",
      code: '<MenuBar options={[{ icon: <svg viewBox="0 0 16 16" />, onClick: () => {} }]} />',
      caughtBy: "types",
    },
  ],
};
