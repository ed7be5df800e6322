import type { Guide } from "../../catalog/types";

/** When and how to use DateTimePicker. */
export const dateTimePickerGuide: Guide = {
  instead: {
    DatePicker: "For a day without a time.",
    DateRangePicker: "For a period of days.",
    TimeField: "For a time whose day is known, or that is the same every day.",
  },
  keyboard: [
    {
      keys: ["Tab"],
      does: "Moves to the month buttons, one day of the grid, then each segment of the time.",
    },
    {
      keys: ["ArrowLeft", "ArrowRight"],
      does: "Moves to the previous or next day, or to another segment. Mirrored in right-to-left text.",
    },
    { keys: ["ArrowUp", "ArrowDown"], does: "Moves to another week, or changes the segment." },
    {
      keys: ["PageUp", "PageDown"],
      does: "Moves to another month, or changes hours by 3 and minutes by 15.",
    },
    {
      keys: ["Home", "End"],
      does: "Moves to the first or last day of the week, or sets the segment to its limit.",
    },
    { keys: ["Enter", "Space"], does: "Selects the day." },
    { keys: ["Characters"], does: "Enters digits into the segment, or A or P." },
    { keys: ["Backspace"], does: "Clears the segment." },
  ],
  accessibility: [
    "It is a group with the grid of DatePicker and a labeled group of spin buttons for the time.",
    "If clocks skip the time on that day, an error says so, and the value is `null`.",
    "If the time occurs twice, the first is selected. A status says so, and a button selects the other.",
    "Without a Field around it, set `aria-label`.",
  ],
  do: [
    "Set `timezone` if the place matters, as for an appointment. Without it, everyone sees their own time.",
    "Set `step` to the times that make sense, such as 900 for quarter hours.",
    "Keep and submit the value as a moment. The form gets it with its offset.",
  ],
  dont: [
    {
      text: "Don't pass a text. The value is a Date, or `null`.",
      code: '<DateTimePicker aria-label="Start" defaultValue="2026-11-19T14:30" />',
      caughtBy: "types",
    },
  ],
};
