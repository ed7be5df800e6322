import type { Guide } from "../../catalog/types";

/** When and how to use DateRangePicker. */
export const dateRangePickerGuide: Guide = {
  instead: {
    DatePicker: "For single days, or for a range in one month.",
    Select: "For a few fixed periods, such as last week and last month.",
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
    { keys: ["Enter", "Space"], does: "Selects the first day, then the last." },
  ],
  accessibility: [
    "For keyboard navigation, both months are one grid with one tab stop.",
    "The period is previewed on hover and on focus.",
    "The time zone shows only if you pass it.",
    "Use `aria-disabled` instead of `disabled` to keep it focusable: it looks disabled and does nothing, and a Tooltip can say why.",
  ],
  do: ["Set `timezone` if people in several time zones see the same period."],
  dont: [
    {
      text: "Don't pass dates as text, because their day depends on the time zone. Pass a Date.",
      code: '<DateRangePicker startDate="2026-01-15" endDate={null} />',
      caughtBy: "types",
    },
  ],
};
