import type { Guide } from "../../catalog/types";

/** When to use TimeField, and how. */
export const timeFieldGuide: Guide = {
  instead: {
    DateInput: "For a day.",
    DateTimePicker: "For a day with a time.",
    NumberField: "For a duration, such as 90 minutes.",
    Select: "For one of a few times, such as free appointments.",
  },
  keyboard: [
    { keys: ["Characters"], does: "Enters digits, or A or P, and moves on when the segment is complete." },
    { keys: ["ArrowUp", "ArrowDown"], does: "Changes the segment, by `step` if it is that of the segment." },
    { keys: ["PageUp", "PageDown"], does: "Changes hours by 3, and minutes and seconds by 15." },
    { keys: ["Home", "End"], does: "Sets the segment to its first or last value." },
    { keys: ["ArrowLeft", "ArrowRight"], does: "Moves to the segment on that side." },
    { keys: ["Backspace"], does: "Clears the segment. If it is empty, moves to the segment before it." },
    { keys: ["Delete"], does: "Clears the segment." },
    { keys: ["Tab"], does: "Moves to the next segment. Each is a tab stop." },
  ],
  accessibility: [
    "It is a group named by its label, with a spin button for each segment.",
    "The description or the error describes the first segment.",
    "A native time input, hidden from screen readers, validates and submits the value.",
    "Without a `label`, set `aria-label`.",
    "Use `aria-disabled` instead of `disabled` to keep it focusable. It looks disabled, and can't be changed.",
  ],
  do: [
    "Set `min`, `max` and `step`, and say in `error` which times are possible.",
    "Say in the label or the description which time zone it is, if it isn't the user's.",
    "Size the element around it. It fills the width.",
  ],
  dont: [
    {
      text: "Don't pass a Date. The value is a text such as `14:30`, without a time zone.",
      code: '<TimeField label="Start" defaultValue={new Date(0)} />',
      caughtBy: "types",
    },
  ],
};
