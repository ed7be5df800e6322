import { Chart } from "@kerf/react";
import { BarChart, LineChart, PieChart } from "echarts/charts";
import { GridComponent, LegendComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { useState } from "react";

echarts.use([
  BarChart,
  LineChart,
  PieChart,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  CanvasRenderer,
]);

const requests = {
  legend: {},
  xAxis: { type: "category", data: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] },
  yAxis: { type: "value" },
  series: [
    { type: "line", name: "Europe", data: [820, 932, 901, 934, 1290, 1330, 1320] },
    { type: "line", name: "Americas", data: [620, 711, 730, 690, 880, 910, 860] },
    { type: "line", name: "Asia", data: [320, 302, 341, 374, 390, 450, 420] },
  ],
};

/** Lines of three series. Only the needed parts of ECharts are loaded. */
export function RequestsByRegion() {
  return (
    <Chart label="Requests a minute, by region, last week" echarts={echarts} option={requests} height={260} />
  );
}

const builds = {
  legend: {},
  xAxis: { type: "category", data: ["June", "July", "August", "September", "October", "November"] },
  yAxis: { type: "value" },
  series: [
    { type: "bar", stack: "builds", name: "Passed", data: [412, 438, 401, 467, 489, 502] },
    { type: "bar", stack: "builds", name: "Failed", data: [38, 41, 29, 44, 35, 31] },
    { type: "bar", stack: "builds", name: "Canceled", data: [12, 9, 14, 8, 11, 6] },
  ],
};

/** Stacked bars, with a unit on the axis, in the tooltip and in the table. */
export function BuildsByResult() {
  return (
    <Chart
      label="Builds by result, June to November"
      echarts={echarts}
      option={builds}
      valueFormat={(value) => `${value} builds`}
      height={260}
    />
  );
}

const storage = {
  series: [
    {
      type: "pie",
      name: "Storage",
      radius: ["55%", "80%"],
      data: [
        { name: "Images", value: 48.2 },
        { name: "Video", value: 31.7 },
        { name: "Backups", value: 12.4 },
        { name: "Logs", value: 4.9 },
      ],
    },
  ],
};

/** Another kind of chart. A click on a part shows its name. */
export function StorageByKind() {
  const [kind, setKind] = useState<string>();
  return (
    <>
      <Chart
        label="Storage by kind, in GB"
        echarts={echarts}
        option={storage}
        valueFormat={(value) => `${value} GB`}
        events={{ click: ({ name }) => setKind(name) }}
        height={240}
      />
      {kind && <p role="status">Selected: {kind}</p>}
    </>
  );
}

/** Data that couldn't be loaded. The button loads it again. */
export function LoadAgain() {
  const [state, setState] = useState<"error" | "loading">("error");
  return (
    <Chart
      label="Requests a minute, by region"
      echarts={echarts}
      option={{ series: [] }}
      error={state === "error"}
      loading={state === "loading"}
      onRetry={() => setState("loading")}
      height={200}
    />
  );
}
