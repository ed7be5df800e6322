import type { Guide } from "../../catalog/types";
import { chartKeys, legendKeys } from "../../lib/charts/chart-keys";

/** When to use DonutChart, and how. */
export const donutChartGuide: Guide = {
  instead: {
    BarChart: "To compare values with each other, or for parts of several wholes.",
    Meter: "For one number in a known range.",
    Table: "For exact figures, or only a few.",
  },
  keyboard: [...chartKeys, ...legendKeys],
  accessibility: [
    "It is an image, named by `label` and described by a summary: the number of values, the lowest and the highest.",
    "Screen readers also get a table of all parts, also of those that are joined in the drawing. A button shows it to everyone.",
    "The legend is a toolbar, and one tab stop. Its buttons say whether their part is shown. Shares are those of the visible parts.",
    "In forced colors, each slice has a pattern, which the legend has too.",
  ],
  do: [
    "Say in `label` what is counted, where and when.",
    "Use it if the parts add up to a whole that means something.",
    "Sort the parts by value, unless they have an order of their own.",
    "Keep the order of the parts when values change, so that each keeps its color.",
  ],
  dont: [
    {
      text: "Don't omit `echarts`: the chart is drawn by the module that your application loads.",
      code: '<DonutChart label="Storage" parts={[{ name: "Images", value: 48 }]} />',
      caughtBy: "types",
    },
  ],
};
