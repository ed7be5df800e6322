import type { Guide } from "../../catalog/types";

/** When to use Meter, and how. */
export const meterGuide: Guide = {
  instead: {
    Slider: "People set the value.",
    Loader: "For loading of unknown duration.",
    Badge: "For a number without a range.",
    ChoroplethMap: "For one number per region.",
  },
  keyboard: [],
  accessibility: [
    "It has the role `meter` and is named by its `label`. `aria-valuetext` is the percentage, or `customValue` if set.",
    "A value outside the range is clamped to it.",
  ],
  do: ["Say the unit and the maximum in `customValue`: “3 of 5 seats”."],
  dont: [
    {
      text: "Don't omit `label`: a bar alone says nothing.",
      code: "<Meter value={40} />",
      caughtBy: "types",
    },
    {
      text: "Don't swap `min` and `max`: the bar stays empty.",
      code: '<Meter label="Storage" value={40} min={100} max={0} />',
      caughtBy: "warning",
    },
  ],
};
