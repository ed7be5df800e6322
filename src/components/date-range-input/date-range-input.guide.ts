import type { Guide } from "../../catalog/types";

/** When to use DateRangeInput, and how. */
export const dateRangeInputGuide: Guide = {
  instead: {
    DateInput: "For one day.",
    DateRangePicker: "For a calendar that is always visible.",
    Select: "For fixed periods only, such as last week and last month.",
  },
  keyboard: [
    { keys: ["Enter"], does: "Reads the text, and submits the form." },
    {
      keys: ["ArrowDown"],
      does: "Opens the calendar to change the date of the field. In it, the keys of DatePicker apply.",
    },
    { keys: ["Escape"], does: "Closes the calendar. A range without its last day is discarded." },
    { keys: ["Tab"], does: "Reads the text, and moves to the other field, then to the button." },
  ],
  accessibility: [
    "It is a group of two text inputs, so people can type or paste dates, and need no calendar.",
    "The calendar is a dialog. The focus moves to a day, and returns when it closes.",
    "The error about the order of the dates waits until the focus leaves both fields.",
    "Native date inputs, hidden from screen readers, validate and submit the dates.",
    "Without a `label`, set `aria-label`.",
  ],
  do: [
    "Pass the user's `locale`. It sets the order of day and month, and the language of the calendar.",
    "Say in `description` which days and lengths are possible.",
    "Add `presets` for the periods that most people need.",
    "For a moment as start and end, use two DateTimePickers.",
  ],
  dont: [
    {
      text: "Don't pass texts. Both dates are Dates.",
      code: '<DateRangeInput label="Period" defaultValue={{ from: "2026-11-19" }} />',
      caughtBy: "types",
    },
  ],
};
