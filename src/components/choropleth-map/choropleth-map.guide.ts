import type { Guide } from "../../catalog/guide";

/** When to choose ChoroplethMap, and how to use it. */
export const choroplethMapGuide: Guide = {
  instead: {
    Table: "People need exact figures, or there are few of them.",
    Meter: "There is one number, and its bounds are known.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Reaches the map." },
    {
      keys: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"],
      does: "Goes to the next region in that direction.",
    },
    { keys: ["Home"], does: "Goes to the region with the highest value." },
    { keys: ["End"], does: "Goes to the region with the lowest value." },
    { keys: ["Escape"], does: "Leaves the region, and nothing else." },
  ],
  accessibility: [
    "It is an image with a name; `label` says what is shown.",
    "A table of the same values stands beside it for screen readers.",
    "The region that a key reaches is announced with its value.",
    "Names of regions are escaped in the tooltip. What `tooltipFormatter` returns is HTML: escape what is not yours.",
  ],
  do: [
    "Show rates rather than counts: large regions look important by their size.",
    "Say in `label` what is counted, where, and when.",
  ],
  dont: [
    {
      text: "Don't leave out `echarts`: the map draws with the charts that the application has loaded.",
      code: '<ChoroplethMap geoJson={{ type: "FeatureCollection", features: [] }} data={[{ place: "Wien", rate: 3 }]} name="place" value="rate" />',
      caughtBy: "types",
    },
  ],
};
