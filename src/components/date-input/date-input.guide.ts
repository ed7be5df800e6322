import type { Guide } from "../../catalog/types";

/** When to use DateInput, and how. */
export const dateInputGuide: Guide = {
  instead: {
    DatePicker: "For a calendar that is always visible, or for several days or a range.",
    DateRangePicker: "For a period.",
    TimeField: "For a time of day.",
  },
  keyboard: [
    { keys: ["Enter"], does: "Reads the text, and submits the form." },
    { keys: ["ArrowDown"], does: "Opens the calendar. In it, the keys of DatePicker apply." },
    { keys: ["Escape"], does: "Closes the calendar." },
    { keys: ["Tab"], does: "Reads the text, and moves to the button that opens the calendar." },
  ],
  accessibility: [
    "It is a text input, so people can type or paste the date, and need no calendar.",
    "The calendar is a dialog. The focus moves to the selected day, and returns when it closes.",
    "Text that isn't a date stays in the field. The error says how to write it.",
    "A native date input, hidden from screen readers, validates and submits the value.",
    "Without a `label`, set `aria-label`.",
  ],
  do: [
    "Pass the user's `locale`. It sets the order of day and month, and the language of the calendar.",
    "Set `min` and `max`, and say in `description` which days are possible.",
    "Use it for dates that people know, such as a date of birth.",
  ],
  dont: [
    {
      text: "Don't pass a text. The value is a Date, or `null`.",
      code: '<DateInput label="Due date" defaultValue="2026-11-19" />',
      caughtBy: "types",
    },
    {
      text: "Don't omit the name. Pass a `label`.",
      code: '<DateInput name="due" placeholder="" />',
      caughtBy: "axe label",
    },
  ],
};
