import { BarChart, LineChart, PieChart, SankeyChart, ScatterChart } from "echarts/charts";
import {
  DatasetComponent,
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  TooltipComponent,
} from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";

echarts.use([
  ...[BarChart, LineChart, PieChart, SankeyChart, ScatterChart],
  ...[DatasetComponent, GridComponent, LegendComponent, MarkLineComponent, TooltipComponent],
  CanvasRenderer,
]);

export { echarts };

export const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Requests of three regions in a week. */
export const week = {
  legend: {},
  xAxis: { type: "category", data: days },
  yAxis: { type: "value" },
  series: [
    { type: "line", name: "Europe", data: [820, 932, 901, 934, 1290, 1330, 1320] },
    { type: "line", name: "Americas", data: [620, 711, null, 690, 880, 910, 860] },
    { type: "line", name: "Asia", data: [320, 302, 341, 374, 390, 450, 420] },
  ],
};

/** Eight lines that don't cross. */
export const eightSeries = {
  legend: {},
  xAxis: { type: "category", data: ["June", "July", "August", "September"] },
  yAxis: { type: "value" },
  series: Array.from({ length: 8 }, (_, index) => ({
    type: "line",
    name: `Zone ${index + 1}`,
    data: [0, 1, 2, 3].map((month) => 90 - index * 11 + ((month * (index + 2) * 7) % 9)),
  })),
};

/** The parts of a pie. */
export const parts = {
  series: [
    {
      type: "pie",
      data: [
        { name: "Images", value: 48 },
        { name: "Video", value: 32 },
        { name: "Logs", value: 20 },
      ],
    },
  ],
};
