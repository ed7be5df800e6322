import type { Guide } from "../../catalog/guide";

/** When to choose Radio, and how to use it. */
export const radioGuide: Guide = {
  instead: {
    Select: "There are more than about seven choices, or little room.",
    Checkbox: "Any number may be chosen; use Checkbox.Group.",
    Tabs: "The choice changes what is shown.",
    Switch: "There are two choices, and they are on and off.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Enters the group at the chosen one, or at the first; leaves it again." },
    { keys: ["ArrowDown", "ArrowRight"], does: "Chooses the next one, and round." },
    { keys: ["ArrowUp", "ArrowLeft"], does: "Chooses the one before, and round." },
    { keys: ["Space"], does: "Chooses the one that has the focus, where none was." },
  ],
  accessibility: [
    "They are native radios: one tab stop, arrows and validation are the browser's.",
    "The group is named by its legend and described by its description and its error; each choice by its own description.",
    "Cards are labels: all of a card can be pressed.",
    "Use `aria-disabled` in place of `disabled` to keep it focusable: it looks disabled and does nothing, and a Tooltip can say why.",
    "Arrow keys skip disabled items.",
  ],
  do: ["Choose the safest or the likeliest from the first.", "Write the choices as answers to the legend."],
  dont: [
    {
      text: "Don't use one alone: a choice needs another. Put the items into a Radio.Group.",
      code: '<Radio.Item value="yearly" label="Yearly" />',
      caughtBy: "error",
    },
    {
      text: "Don't leave out what is sent: each item has a `value`.",
      code: '<Radio.Group legend="Plan"><Radio.Item label="Yearly" /></Radio.Group>',
      caughtBy: "types",
    },
  ],
};
