import type { Guide } from "../../catalog/types";

/** When to use Tree, and how. */
export const treeGuide: Guide = {
  instead: {
    Sidebar: "For the navigation of an application.",
    Accordion: "For sections of text or forms.",
    Table: "For items with several columns.",
    Select: "For a short list of options in a form.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the row that was focused last, then to its handle and actions." },
    { keys: ["ArrowDown", "ArrowUp"], does: "Moves focus to the next or previous row." },
    {
      keys: ["ArrowRight"],
      does: "Expands the item. If it is expanded, moves focus to its first child.",
    },
    { keys: ["ArrowLeft"], does: "Collapses the item. If it is collapsed, moves focus to its parent." },
    { keys: ["Home", "End"], does: "Moves focus to the first or last row." },
    { keys: ["PageUp", "PageDown"], does: "Moves focus by ten rows." },
    { keys: ["Characters"], does: "Moves focus to the next row that starts with the typed text." },
    { keys: ["*"], does: "Expands all items next to the focused one." },
    { keys: ["Space"], does: "Selects the item. If several can be selected, deselects it as well." },
    {
      keys: ["Enter"],
      does: "Opens the item: calls `onAction`, and expands or collapses it. A single selection moves to it.",
    },
    {
      keys: ["Shift+ArrowDown", "Shift+ArrowUp", "Shift+Home", "Shift+End", "Shift+Space"],
      does: "Selects all rows from the last selected one, if several can be selected.",
    },
    { keys: ["Mod+A"], does: "Selects all visible rows, if several can be selected." },
  ],
  accessibility: [
    "It has the role `tree`. Pass `aria-label`, or a `label` in `labels`.",
    "Each row has its level, its position and the number of its siblings, whether it is rendered or not.",
    "In right-to-left text, the left and right arrow keys are swapped.",
    "Controls in a row are one Tab away from it, so they add no tab stops to the page.",
    "Disabled items can be focused and expanded, but not selected or opened. `aria-disabled` on the tree disables all.",
    "Loading, the number of loaded items and errors are announced.",
    "If a focused row is removed or collapsed, focus moves to the row that takes its place, or to its parent.",
  ],
  do: [
    "Keep `items` the same array until they change, so that the rows aren't computed again.",
    "Set `maxHeight`, or place the tree in an element that scrolls. Up to 100 rows are all rendered. Of more, only those in sight are, so the browser's search finds only those.",
    "Decide in the application whether a selected folder includes its files. The tree selects what the user selects.",
    "Offer another way to do what a handle does by dragging, such as keys or a menu.",
  ],
  dont: [
    {
      text: "Don't omit the `value` of an item.",
      code: '<Tree items={[{ label: "Invoices" }]} />',
      caughtBy: "types",
    },
    {
      text: "Don't pass one value as the selection. It is a list, also if one item can be selected.",
      code: '<Tree items={[]} selected="invoices" />',
      caughtBy: "types",
    },
  ],
};
