import { BarChart } from "@kerf/react";
import { BarChart as BarSeries } from "echarts/charts";
import { GridComponent, LegendComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";

echarts.use([BarSeries, GridComponent, LegendComponent, TooltipComponent, CanvasRenderer]);

const months = ["June", "July", "August", "September", "October", "November"];
const builds = [
  { name: "Passed", data: [412, 438, 401, 467, 489, 502] },
  { name: "Failed", data: [38, 41, 29, 44, 35, 31] },
  { name: "Canceled", data: [62, 59, 44, 68, 41, 56] },
];

/** Bars side by side. Only the needed parts of ECharts are loaded. */
export function GroupedBars() {
  return (
    <BarChart
      label="Builds by result, June to November"
      echarts={echarts}
      categories={months}
      series={builds}
      height={240}
    />
  );
}

/** Bars on top of each other show the sum too. */
export function StackedBars() {
  return (
    <BarChart
      label="Builds by result, June to November"
      echarts={echarts}
      categories={months}
      series={builds}
      layout="stacked"
      height={240}
    />
  );
}

/** Shares of each month. The tooltip and the table have the values too. */
export function ShareOfResults() {
  return (
    <BarChart
      label="Share of results in builds, June to November"
      echarts={echarts}
      categories={months}
      series={builds}
      layout="percent"
      height={240}
    />
  );
}

/** Horizontal bars have space for long names. One series needs no legend. */
export function MostVisitedPages() {
  return (
    <BarChart
      label="Most visited pages, last 7 days"
      echarts={echarts}
      categories={["/", "/pricing", "/docs/getting-started", "/blog", "/changelog"]}
      series={[{ name: "Visits", data: [18200, 9400, 7100, 3900, 1200] }]}
      orientation="horizontal"
      valueFormat={(value) => `${value / 1000}k`}
      height={220}
    />
  );
}
