import { DonutChart } from "@kerf/react";
import { PieChart } from "echarts/charts";
import { TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";

echarts.use([PieChart, TooltipComponent, CanvasRenderer]);

/** The sum is in the center. Only the needed parts of ECharts are loaded. */
export function StorageByKind() {
  return (
    <DonutChart
      label="Storage by kind, in GB"
      echarts={echarts}
      parts={[
        { name: "Images", value: 48.2 },
        { name: "Video", value: 31.7 },
        { name: "Backups", value: 12.4 },
        { name: "Logs", value: 4.9 },
      ]}
      valueFormat={(value) => `${value.toFixed(1)} GB`}
    />
  );
}

/** The smallest parts are joined as "Other". The table still has all of them. */
export function VisitsByCountry() {
  return (
    <DonutChart
      label="Visits by country, last 30 days"
      echarts={echarts}
      parts={[
        { name: "United States", value: 48210 },
        { name: "Germany", value: 21340 },
        { name: "India", value: 18120 },
        { name: "Brazil", value: 9480 },
        { name: "Japan", value: 4310 },
        { name: "Poland", value: 1270 },
        { name: "Kenya", value: 890 },
        { name: "Chile", value: 420 },
      ]}
      maxParts={4}
    />
  );
}

/** Your own value in the center. */
export function UsedSeats() {
  return (
    <DonutChart
      label="Seats by state"
      echarts={echarts}
      parts={[
        { name: "Active", value: 36 },
        { name: "Invited", value: 6 },
        { name: "Free", value: 8 },
      ]}
      center="84%"
      centerLabel="in use"
      height={180}
    />
  );
}
