import type { Guide } from "../../catalog/types";

/** When to use ButtonGroup, and how. */
export const buttonGroupGuide: Guide = {
  instead: {
    MenuBar: "For a row of icons that is one tab stop.",
    Tabs: "For switching between views.",
    Radio: "For one of several values in a form.",
    InputGroup: "For a button that acts on the text of an input.",
    Stack: "For unrelated buttons, such as Save and Cancel. Use the direction `row`.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the next button of the group. Each button is a tab stop." },
    { keys: ["Enter", "Space"], does: "Activates the button, or opens the menu of a split button." },
    { keys: ["ArrowDown"], does: "On the trigger of a split button: opens its menu." },
  ],
  accessibility: [
    "It has the role `group`, and its type requires a name, which screen readers announce before the first button.",
    "The trigger of a menu needs its own name, such as “More ways to publish”.",
    "The focus ring of a button is above its neighbors.",
  ],
  do: [
    "Put the most common action into the button of a split button. Put the less common ones into its menu.",
    "Use a short text for each button. If the group doesn't fit, the texts wrap. If the words don't fit either, the buttons are below each other.",
  ],
  dont: [
    {
      text: "Don't leave the group without a name. Set `aria-label`.",
      code: "<ButtonGroup><ButtonGroup.Button>Edit</ButtonGroup.Button></ButtonGroup>",
      caughtBy: "types",
    },
    {
      text: "Don't use ButtonGroup.Button alone. Use Button.",
      code: "<ButtonGroup.Button>Edit</ButtonGroup.Button>",
      caughtBy: "error",
    },
  ],
};
