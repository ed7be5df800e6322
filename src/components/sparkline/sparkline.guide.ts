import type { Guide } from "../../catalog/types";

/** When to use Sparkline, and how. */
export const sparklineGuide: Guide = {
  instead: {
    Chart: "For axes, several series, or values that people look up.",
    Meter: "For one number in a known range.",
  },
  keyboard: [],
  accessibility: [
    "It is an image. Its name is `label` and a summary: the first, the last, the lowest and the highest value.",
    "Not focusable. There is no keyboard interaction.",
    "In right-to-left text, time runs from right to left, as in the other charts.",
    "In forced colors, it has the color of text. The last bar differs from the others by lightness.",
  ],
  do: [
    "Show the current value as text beside it.",
    "Pass the same `min` and `max` to the sparklines of a column to compare their heights.",
    "Pass about as many values as fit: 100 px show 100 points of a line, or 30 bars.",
    "Pass `null` for a missing value. 0 would look like a drop.",
    'Set another color with a text color: `className="text-success"`.',
  ],
  dont: [
    {
      text: "Don't omit `label`: the summary alone doesn't say what is counted.",
      code: "<Sparkline values={[3, 5, 4]} />",
      caughtBy: "types",
    },
    {
      text: "Don't compute `min` or `max` from data that may be empty: the scale is then ignored.",
      code: '<Sparkline label="Errors" values={[]} min={Math.min()} />',
      caughtBy: "warning",
    },
  ],
};
