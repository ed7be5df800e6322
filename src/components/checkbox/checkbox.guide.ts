import type { Guide } from "../../catalog/types";

/** When to use Checkbox, and how. */
export const checkboxGuide: Guide = {
  instead: {
    Switch: "For a setting that applies immediately.",
    Radio: "For mutually exclusive options.",
    Combobox: "For more than about seven options, with search. Use `multiple`.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the next checkbox. Each is a tab stop." },
    { keys: ["Space"], does: "Checks or unchecks it." },
  ],
  accessibility: [
    "It is a native checkbox, so the browser handles validation, form reset and autofill.",
    "`indeterminate` is announced as mixed. A `parent` in a group with `allValues` sets it automatically.",
    "The legend names a group. The description and the error describe it.",
    "The click target is at least 24 px, larger than the box, and includes the label.",
    "To keep it focusable, use `aria-disabled` instead of `disabled`. It looks disabled and does nothing, and a Tooltip can say why.",
  ],
  do: [
    "Say in the label what is true when it is checked.",
    "Put several boxes that answer one question into a Checkbox.Group with a legend.",
  ],
  dont: [
    {
      text: "Don't leave it without a name. Set `label`, or `aria-label` in a table.",
      code: "<Checkbox />",
      caughtBy: "axe label",
    },
    {
      text: "Don't use a `parent` in a group without `allValues`. It can't know when all items are checked.",
      code: '<Checkbox.Group legend="Scopes"><Checkbox parent label="All" /></Checkbox.Group>',
      caughtBy: "error",
    },
  ],
};
