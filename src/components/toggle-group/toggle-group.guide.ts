import type { Guide } from "../../catalog/types";

/** When to use ToggleGroup, and how. */
export const toggleGroupGuide: Guide = {
  instead: {
    Tabs: "To switch between panels of content. Use the variant `segmented`.",
    Radio: "For one choice that is submitted with a form.",
    Checkbox: "For several choices that are submitted with a form.",
    Switch: "For one setting with a label.",
    MenuBar: "For icon buttons with tooltips. At most one is active.",
  },
  keyboard: [
    {
      keys: ["Tab"],
      does: "Moves focus to the item that was focused last, initially a pressed one, then out of the group.",
    },
    {
      keys: ["ArrowRight", "ArrowLeft"],
      does: "Moves to the next or previous item, and wraps around. Mirrored in right-to-left text.",
    },
    { keys: ["ArrowDown", "ArrowUp"], does: "Moves in a vertical group." },
    { keys: ["Home", "End"], does: "Moves to the first or last item." },
    { keys: ["Enter", "Space"], does: "Presses or releases the item." },
  ],
  accessibility: [
    "It is a group of buttons with `aria-pressed`. Name the group with `aria-label`.",
    "An item without text needs an `aria-label`. The name must not change when the item is pressed.",
    "In a Toolbar, the arrow keys of the toolbar move through its items.",
    "Disabled items are skipped.",
  ],
  do: [
    "Apply the option as soon as it is pressed.",
    "If one item must stay pressed, ignore an empty value in `onValueChange`.",
  ],
  dont: [
    {
      text: "Don't pass a single string: `value` is always an array.",
      code: '<ToggleGroup value="bold" aria-label="Style" />',
      caughtBy: "types",
    },
    {
      text: "Don't use an item outside a group.",
      code: '<ToggleGroup.Item value="bold">Bold</ToggleGroup.Item>',
      caughtBy: "error",
    },
  ],
};
