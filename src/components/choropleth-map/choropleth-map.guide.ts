import type { Guide } from "../../catalog/types";

/** When to use ChoroplethMap, and how. */
export const choroplethMapGuide: Guide = {
  instead: {
    Table: "For exact figures, or only a few.",
    Meter: "For one number in a known range.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the map." },
    {
      keys: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"],
      does: "Moves to the next region in that direction.",
    },
    { keys: ["Home"], does: "Moves to the region with the highest value." },
    { keys: ["End"], does: "Moves to the region with the lowest value." },
    { keys: ["Escape"], does: "Leaves the region, and closes nothing around the map." },
  ],
  accessibility: [
    "It is an image, named by `label`.",
    "Screen readers also get a table of the same values.",
    "A region reached with the keyboard is announced with its value.",
    "Region names are escaped in the tooltip. `tooltipFormatter` returns HTML, so escape any user input in it.",
  ],
  do: [
    "Show rates instead of counts. Large regions look important because of their size.",
    "Say in `label` what is counted, where and when.",
  ],
  dont: [
    {
      text: "Don't omit `echarts`: the map is drawn by the module that your application loads.",
      code: '<ChoroplethMap geoJson={{ type: "FeatureCollection", features: [] }} data={[{ place: "Wien", rate: 3 }]} name="place" value="rate" />',
      caughtBy: "types",
    },
  ],
};
