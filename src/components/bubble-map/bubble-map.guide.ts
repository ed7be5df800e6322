import type { Guide } from "../../catalog/types";

/** When to use BubbleMap, and how. */
export const bubbleMapGuide: Guide = {
  instead: {
    ChoroplethMap: "For rates of whole regions, such as countries.",
    Table: "For exact figures, or only a few.",
    Chart: "For a comparison in which the places matter less.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the map." },
    {
      keys: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"],
      does: "Moves to the next place in that direction.",
    },
    { keys: ["Home"], does: "Moves to the place with the highest value." },
    { keys: ["End"], does: "Moves to the place with the lowest value." },
    { keys: ["Escape"], does: "Leaves the place, and closes nothing around the map." },
  ],
  accessibility: [
    "It is an image, named by `label`.",
    "Screen readers also get a table of the same values.",
    "A place reached with the keyboard is announced with its value.",
    "Names are escaped in the tooltip. `tooltipFormatter` returns HTML, so escape any user input in it.",
  ],
  do: [
    "Show counts, such as requests or people. For rates, use ChoroplethMap.",
    "Show the legend if the values matter and not only their order.",
    "Say in `label` what is counted, where and when.",
  ],
  dont: [
    {
      text: "Don't pass negative values: an area can't be negative. Use ChoroplethMap.",
      code: '<BubbleMap echarts={{ init: () => ({}) as never, registerMap() {} }} geoJson={{ type: "FeatureCollection", features: [] }} data={[{ city: "Wien", at: [16.4, 48.2], change: -3 }]} name="city" coordinates={({ at: [x = 0, y = 0] }) => [x, y]} value="change" />',
      caughtBy: "warning",
    },
    {
      text: "Don't omit `echarts`: the map is drawn by the module that your application loads.",
      code: '<BubbleMap geoJson={{ type: "FeatureCollection", features: [] }} data={[{ city: "Wien", at: [16.4, 48.2], count: 3 }]} name="city" coordinates="at" value="count" />',
      caughtBy: "types",
    },
  ],
};
