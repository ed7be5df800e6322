import { DonutChart } from "@kerf/react";
import { PieChart } from "echarts/charts";
import { TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";

echarts.use([PieChart, TooltipComponent, CanvasRenderer]);

/** A small donut, without the legend and the button for the table. */
export default function SmallDonut() {
  return (
    <DonutChart
      label="Storage by kind"
      echarts={echarts}
      parts={[
        { name: "Images", value: 48 },
        { name: "Video", value: 32 },
        { name: "Logs", value: 12 },
      ]}
      center="92"
      centerLabel="GB"
      showLegend={false}
      showTableButton={false}
      height={120}
      className="w-30"
    />
  );
}
