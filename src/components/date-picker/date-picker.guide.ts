import type { Guide } from "../../catalog/types";

/** When and how to use DatePicker. */
export const datePickerGuide: Guide = {
  instead: {
    DateRangePicker: "For a period with a start and an end, a time zone and a reset button.",
    DateInput: "For a date that people know, such as a date of birth, or where space is short.",
    DateTimePicker: "If the time of day matters, too.",
    Select: "If only a few days can be selected.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves to the month buttons, then to one day of the grid." },
    {
      keys: ["ArrowLeft", "ArrowRight"],
      does: "Moves to the previous or next day. Mirrored in right-to-left text.",
    },
    { keys: ["ArrowUp", "ArrowDown"], does: "Moves to the same day of the previous or next week." },
    { keys: ["Home", "End"], does: "Moves to the first or last day of the week." },
    { keys: ["PageUp", "PageDown"], does: "Moves to the previous or next month." },
    { keys: ["Shift+PageUp", "Shift+PageDown"], does: "Moves to the previous or next year." },
    { keys: ["Enter", "Space"], does: "Selects the day." },
  ],
  accessibility: [
    "It is a grid with one tab stop. Screen readers announce the full date of each day and whether it is selected.",
    "Disabled days, and days beyond `max` in the mode `multiple`, are announced as disabled.",
    "The names of months and days, and the first day of the week, follow `locale`.",
    "Use `aria-disabled` instead of `disabled` to keep it focusable: it looks disabled and does nothing, and a Tooltip can say why.",
  ],
  do: [
    "Set `min` and `max` if the number of days is limited.",
    "Pass the user's `locale` if it isn't US English.",
  ],
  dont: [
    {
      text: "Don't pass a single day in the mode `range`. Pass `from` and `to`.",
      code: '<DatePicker mode="range" selected={new Date(2026, 0, 15)} />',
      caughtBy: "types",
    },
  ],
};
