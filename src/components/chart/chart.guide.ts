import type { Guide } from "../../catalog/types";
import { chartKeys, legendKeys } from "../../lib/charts/chart-keys";

/** When to use Chart, and how. */
export const chartGuide: Guide = {
  instead: {
    Table: "For exact figures, or only a few.",
    Meter: "For one number in a known range.",
    BarChart: "For bars of categories, from plain data instead of an option.",
    DonutChart: "For the parts of a whole.",
    TimeSeriesChart: "For values over time, with units, time zones and a range to select.",
    ChoroplethMap: "For values of regions.",
  },
  keyboard: [...chartKeys, ...legendKeys],
  accessibility: [
    "It is an image, named by `label` and described by a summary: the number of values, the lowest and the highest.",
    "Screen readers also get a table of the same values. A button shows it to everyone. Of more than 500 rows, it has 500, evenly spaced.",
    "A point reached with the keyboard is announced with its series and value, and its tooltip shows.",
    "The legend is a toolbar, and one tab stop. Its buttons say whether their series is shown. Hidden series leave the table too.",
    "Series differ by color and mark. In forced colors, lines have dashes, and bars and parts have patterns.",
    "Names of points are escaped in the tooltip. A `tooltip.formatter` of the option returns HTML, so escape any user input in it.",
  ],
  do: [
    "Say in `label` what is counted, where and when.",
    "Keep the same `option` object between renders. A new one is drawn again.",
    "Leave colors to the theme. Colors of the option don't change in dark mode or forced colors.",
    "Add `legend: {}` to the option if there are several series. Its buttons hide a series, or show only one.",
  ],
  dont: [
    {
      text: "Don't omit `echarts`: the chart is drawn by the module that your application loads.",
      code: '<Chart label="Requests" option={{ series: [{ type: "line", data: [1, 2] }] }} />',
      caughtBy: "types",
    },
  ],
};
