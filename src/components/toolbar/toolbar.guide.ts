import type { Guide } from "../../catalog/types";

/** When to use Toolbar, and how. */
export const toolbarGuide: Guide = {
  instead: {
    MenuBar: "For icon buttons with tooltips only.",
    Stack: "For fewer than three controls, or in a form. People expect Tab to reach each field of a form.",
    ToggleGroup: "For options that stay pressed, without other controls.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the control that was focused last, then out of the toolbar." },
    {
      keys: ["ArrowRight", "ArrowLeft"],
      does: "Moves to the next or previous control, and wraps around. Mirrored in right-to-left text. In a text field, only from the ends of the text.",
    },
    { keys: ["ArrowDown", "ArrowUp"], does: "Moves in a vertical toolbar." },
    { keys: ["Home", "End"], does: "Moves to the first or last control, except from a text field." },
  ],
  accessibility: [
    "It has the role `toolbar`. Name it with `aria-label`, and name each group.",
    "Any controls work inside it, without wrappers. Each must be a single tab stop.",
    "Before hydration, each control is a tab stop, and the toolbar wraps instead of moving controls to a menu.",
    "If the focused control moves to the menu, the focus moves to the button of the menu.",
    "Disabled controls are skipped. Use `aria-disabled` for those that people should find.",
    "A native select and a number field use the arrow keys themselves. Put them last.",
  ],
  do: [
    "Use one size for all controls, and the variant `ghost` for buttons.",
    "Put Toolbar.OverflowItem around actions that may move to a menu, and Toolbar.OverflowMenu last. Otherwise, the toolbar wraps.",
    "Put the most important actions first, because the last ones move to the menu first.",
  ],
  dont: [
    {
      text: "Don't pass another orientation.",
      code: '<Toolbar orientation="diagonal" aria-label="Text" />',
      caughtBy: "types",
    },
    {
      text: "Don't use its parts outside of it.",
      code: "<Toolbar.Separator />",
      caughtBy: "error",
    },
  ],
};
