import { BarChart } from "@kerf/react";
import { BarChart as BarSeries } from "echarts/charts";
import { GridComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";

echarts.use([BarSeries, GridComponent, TooltipComponent, CanvasRenderer]);

/** Stacked bars, without the legend and the button for the table. */
export default function SmallBars() {
  return (
    <BarChart
      label="Builds by day"
      echarts={echarts}
      categories={["Mon", "Tue", "Wed", "Thu", "Fri"]}
      series={[
        { name: "Passed", data: [42, 51, 47, 63, 70] },
        { name: "Failed", data: [12, 9, 17, 8, 11] },
      ]}
      layout="stacked"
      showLegend={false}
      showTableButton={false}
      height={120}
      className="w-56 max-w-full"
    />
  );
}
