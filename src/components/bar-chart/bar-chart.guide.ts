import type { Guide } from "../../catalog/types";
import { chartKeys, legendKeys } from "../../lib/charts/chart-keys";

/** When to use BarChart, and how. */
export const barChartGuide: Guide = {
  instead: {
    Chart: "For other ECharts options, such as bars and lines in one chart.",
    Table: "For exact figures, or only a few.",
    Meter: "For one number in a known range.",
  },
  keyboard: [...chartKeys, ...legendKeys],
  accessibility: [
    "It is an image, named by `label` and described by a summary: the number of values, the lowest and the highest.",
    "Screen readers also get a table of the same values. A button shows it to everyone.",
    "A bar reached with the keyboard is announced with its series and value, and its tooltip shows.",
    "The legend is a toolbar, and one tab stop. Its buttons say whether their series is shown.",
    "In forced colors, each series has a pattern.",
  ],
  do: [
    "Say in `label` what is counted, where and when.",
    'Use `orientation="horizontal"` for long names.',
    "Sort the categories by value, unless they have an order of their own, such as months.",
    "Use at most five series. More bars are hard to compare.",
  ],
  dont: [
    {
      text: "Don't omit `echarts`: the chart is drawn by the module that your application loads.",
      code: '<BarChart label="Builds" categories={["June"]} series={[{ name: "Passed", data: [412] }]} />',
      caughtBy: "types",
    },
  ],
};
