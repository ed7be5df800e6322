import { SankeyChart } from "@kerf/react";
import { SankeyChart as SankeySeries } from "echarts/charts";
import { TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";

echarts.use([SankeySeries, TooltipComponent, CanvasRenderer]);

/** Two steps, without the button for the table. */
export default function SmallFlows() {
  return (
    <SankeyChart
      label="Orders"
      echarts={echarts}
      links={[
        { source: "Cart", target: "Card", value: 6 },
        { source: "Cart", target: "Invoice", value: 3 },
        { source: "Card", target: "Paid", value: 5 },
        { source: "Invoice", target: "Paid", value: 2 },
        { source: "Invoice", target: "Overdue", value: 1 },
      ]}
      showTableButton={false}
      height={120}
      className="w-56 max-w-full"
    />
  );
}
