import type { Guide } from "../../catalog/types";
import { chartKeys, legendKeys } from "../../lib/charts/chart-keys";

/** When to use TimeSeriesChart, and how. */
export const timeSeriesChartGuide: Guide = {
  instead: {
    BarChart: "For categories that aren't times.",
    Chart: "For other ECharts options, such as two axes of values.",
    Table: "For exact figures, or only a few.",
  },
  keyboard: [
    ...chartKeys,
    ...legendKeys,
    {
      keys: ["Shift+ArrowRight", "Shift+ArrowLeft"],
      does: "Selects a range of time from the current point. Home, End, Page Up and Page Down extend it further.",
    },
    { keys: ["Enter"], does: "Applies the selected range." },
  ],
  accessibility: [
    "It is an image, named by `label` and described by a summary: the number of values, the lowest and the highest, the thresholds and the markers.",
    "Screen readers also get a table of the same values. A button shows it to everyone. Of more than 500 rows, it has 500, evenly spaced.",
    "The legend is a toolbar, and one tab stop. Its buttons say whether their series is shown.",
    "A range can be selected with the pointer and with the keyboard, and is announced.",
    "Series differ by color and mark. After eight series, they differ by dash too. In forced colors, all have dashes.",
  ],
  do: [
    "Say in `label` what is measured, and where.",
    "Pass `null` for an interval without data, so that the line has a gap.",
    "Keep the same `times` and `series` between renders. Long lists take time to compare.",
    "Pass `lastIncomplete` while the last interval still counts. Otherwise, it looks like a drop.",
  ],
  dont: [
    {
      text: "Don't omit `echarts`: the chart is drawn by the module that your application loads.",
      code: '<TimeSeriesChart label="Latency" times={[0, 60000]} series={[{ name: "Europe", data: [180, 190] }]} />',
      caughtBy: "types",
    },
  ],
};
