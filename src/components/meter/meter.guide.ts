import type { Guide } from "../../catalog/guide";

/** When to choose Meter, and how to use it. */
export const meterGuide: Guide = {
  instead: {
    Loader: "Nobody knows how long it takes.",
    Badge: "It is a number without bounds.",
    ChoroplethMap: "There is a number for each of many places.",
  },
  keyboard: [],
  accessibility: [
    "It is a meter named by its `label`; `aria-valuetext` says what is shown, as `customValue` has it.",
    "Values beyond the bounds count as the bound.",
  ],
  do: ["Say in `customValue` what the share is of: “3 of 5 seats”."],
  dont: [
    {
      text: "Don't leave it without a `label`: a bar alone says nothing.",
      code: "<Meter value={40} />",
      caughtBy: "types",
    },
    {
      text: "Don't swap the bounds: it stays empty.",
      code: '<Meter label="Storage" value={40} min={100} max={0} />',
      caughtBy: "warning",
    },
  ],
};
