import { Chart } from "@kerf/react";
import { LineChart } from "echarts/charts";
import { GridComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";

echarts.use([LineChart, GridComponent, TooltipComponent, CanvasRenderer]);

const option = {
  xAxis: { type: "category", data: ["Mon", "Tue", "Wed", "Thu", "Fri"], axisLabel: { show: false } },
  yAxis: { type: "value", splitNumber: 2 },
  series: [
    { type: "line", name: "Passed", data: [42, 51, 47, 63, 70] },
    { type: "line", name: "Failed", data: [12, 9, 17, 8, 11] },
  ],
};

/** Two lines, without the button for the table. */
export default function SmallChart() {
  return (
    <Chart
      label="Builds by day"
      echarts={echarts}
      option={option}
      showTableButton={false}
      height={120}
      className="w-56 max-w-full"
    />
  );
}
