import type { Guide } from "../../catalog/guide";

/** When to choose DatePicker, and how to use it. */
export const datePickerGuide: Guide = {
  instead: {
    DateRangePicker: "It asks for a period with two ends, a time zone and a way back.",
    Input: "People know the date by heart, as that of a birth; use the type `date`.",
    Select: "Only a few days can be chosen.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes to the buttons of the month, then to one day of the grid." },
    {
      keys: ["ArrowLeft", "ArrowRight"],
      does: "Goes to the day before or after; mirrored from right to left.",
    },
    { keys: ["ArrowUp", "ArrowDown"], does: "Goes to the same day of the week before or after." },
    { keys: ["Home", "End"], does: "Goes to the first or last day of the week." },
    { keys: ["PageUp", "PageDown"], does: "Goes to the month before or after." },
    { keys: ["Shift+PageUp", "Shift+PageDown"], does: "Goes to the year before or after." },
    { keys: ["Enter", "Space"], does: "Chooses the day." },
  ],
  accessibility: [
    "It is a grid with one tab stop; each day says its full date and whether it is chosen.",
    "Days beyond `min` and `max` and disabled ones cannot be chosen, and say so.",
    "Names of months and days, and the first day of the week, follow the `locale`.",
    "Use `aria-disabled` in place of `disabled` to keep it focusable: it looks disabled and does nothing, and a Tooltip can say why.",
  ],
  do: [
    "Set `min` and `max` where only some days make sense.",
    "Give it the reader's `locale` where the page's is another.",
  ],
  dont: [
    {
      text: "Don't give a single day to a range: it takes `from` and `to`.",
      code: '<DatePicker mode="range" selected={new Date(2026, 0, 15)} />',
      caughtBy: "types",
    },
  ],
};
