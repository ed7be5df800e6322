import type { Guide } from "../../catalog/types";

/** When to use Radio, and how. */
export const radioGuide: Guide = {
  instead: {
    Select: "For more than about seven options, or little space.",
    Checkbox: "For any number of options. Use Checkbox.Group.",
    Tabs: "For switching between views of content.",
    Switch: "For a setting that is on or off.",
  },
  keyboard: [
    {
      keys: ["Tab"],
      does: "Moves focus to the selected option or, without one, the first. Then leaves the group.",
    },
    { keys: ["ArrowDown", "ArrowRight"], does: "Selects the next option and wraps around." },
    { keys: ["ArrowUp", "ArrowLeft"], does: "Selects the previous option and wraps around." },
    { keys: ["Space"], does: "Selects the focused option if none is selected." },
  ],
  accessibility: [
    "They are native radios, so the browser handles the single tab stop, arrow keys and validation.",
    "The legend names the group. Its description and error describe it, and each option has its own description.",
    "A card is a label, so all of it can be clicked.",
    "To keep it focusable, use `aria-disabled` instead of `disabled`. It looks disabled and does nothing, and a Tooltip can say why.",
    "Arrow keys skip disabled items.",
  ],
  do: ["Preselect the safest or most likely option.", "Write the options as answers to the legend."],
  dont: [
    {
      text: "Don't use an item alone. Put at least two into a Radio.Group.",
      code: '<Radio.Item value="yearly" label="Yearly" />',
      caughtBy: "error",
    },
    {
      text: "Don't leave out `value`. It is what the form submits.",
      code: '<Radio.Group legend="Plan"><Radio.Item label="Yearly" /></Radio.Group>',
      caughtBy: "types",
    },
  ],
};
