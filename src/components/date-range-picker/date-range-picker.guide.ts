import type { Guide } from "../../catalog/guide";

/** When to choose DateRangePicker, and how to use it. */
export const dateRangePickerGuide: Guide = {
  instead: {
    DatePicker: "It asks for single days, or for a range within one month.",
    Select: "There are a few fixed periods: last week, last month.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes to the buttons of the months, then to one day of the grid." },
    {
      keys: ["ArrowLeft", "ArrowRight"],
      does: "Goes to the day before or after; mirrored from right to left.",
    },
    { keys: ["ArrowUp", "ArrowDown"], does: "Goes to the same day of the week before or after." },
    { keys: ["Home", "End"], does: "Goes to the first or last day of the week." },
    { keys: ["PageUp", "PageDown"], does: "Goes to the month before or after." },
    { keys: ["Shift+PageUp", "Shift+PageDown"], does: "Goes to the year before or after." },
    { keys: ["Enter", "Space"], does: "Chooses the first day, then the last." },
  ],
  accessibility: [
    "Two months are one grid for the keyboard, with one tab stop.",
    "The period is previewed under the pointer and under the focus alike.",
    "The time zone is shown, never guessed: it is the caller's to say.",
    "Use `aria-disabled` in place of `disabled` to keep it focusable: it looks disabled and does nothing, and a Tooltip can say why.",
  ],
  do: ["Name the `timezone` where people in several of them look at the same period."],
  dont: [
    {
      text: "Don't give dates as text: what day that is depends on a time zone. Give a Date.",
      code: '<DateRangePicker startDate="2026-01-15" endDate={null} />',
      caughtBy: "types",
    },
  ],
};
