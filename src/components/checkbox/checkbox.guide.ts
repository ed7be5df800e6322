import type { Guide } from "../../catalog/guide";

/** When to choose Checkbox, and how to use it. */
export const checkboxGuide: Guide = {
  instead: {
    Switch: "It is in force at once, without a form to be sent.",
    Radio: "One choice excludes the others.",
    Combobox: "There are more than about seven choices; let people search with `multiple`.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes to the next checkbox; each is a stop of its own." },
    { keys: ["Space"], does: "Checks it, or unchecks it." },
  ],
  accessibility: [
    "It is a native checkbox: constraint validation, form reset and autofill are the browser's.",
    "`indeterminate` is told as mixed. A `parent` in a group with `allValues` is mixed by itself.",
    "A group is named by its legend and described by its description and its error.",
    "The target is larger than the box, 24 px at least; the label is part of it.",
    "Use `aria-disabled` in place of `disabled` to keep it focusable: it looks disabled and does nothing, and a Tooltip can say why.",
  ],
  do: [
    "Say in the label what holds when it is checked.",
    "Let several boxes about one question share a Checkbox.Group with a legend.",
  ],
  dont: [
    {
      text: "Don't leave it without a name; give it a `label`, or an `aria-label` in a table.",
      code: "<Checkbox />",
      caughtBy: "axe label",
    },
    {
      text: "Don't use a `parent` in a group that does not list `allValues`: it cannot know when all are checked.",
      code: '<Checkbox.Group legend="Scopes"><Checkbox parent label="All" /></Checkbox.Group>',
      caughtBy: "error",
    },
  ],
};
