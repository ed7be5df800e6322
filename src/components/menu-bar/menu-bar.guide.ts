import type { Guide } from "../../catalog/types";

/** When to choose MenuBar, and how to use it. */
export const menuBarGuide: Guide = {
  instead: {
    Tabs: "For views with text labels. Use the variant `segmented`.",
    Button: "For actions with text labels, or for a single action.",
    DropdownMenu: "For more than about seven actions.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the button that was focused last, then out of the bar." },
    {
      keys: ["ArrowRight", "ArrowLeft"],
      does: "Moves to the next or previous button, and wraps around. Mirrored in right-to-left text.",
    },
    { keys: ["Home", "End"], does: "Moves to the first or last button." },
    { keys: ["Enter", "Space"], does: "Activates the button." },
    { keys: ["Escape"], does: "Hides the tooltip." },
  ],
  accessibility: [
    "It is a named toolbar with one tab stop. If a page has several, name each in `labels`.",
    "A button's tooltip is its accessible name.",
    "With `isActive`, the buttons have `aria-pressed`.",
    "A disabled button stays focusable, so that people can read its tooltip.",
  ],
  do: ["Use familiar icons, and name each in a word or two."],
  dont: [
    {
      text: "Don't leave a button without a `tooltip`: it is its only name.",
      code: '<MenuBar options={[{ icon: <svg viewBox="0 0 16 16" />, onClick: () => {} }]} />',
      caughtBy: "types",
    },
  ],
};
