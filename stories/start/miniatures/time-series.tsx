import { TimeSeriesChart } from "@kerf/react";
import { LineChart } from "echarts/charts";
import { GridComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";

echarts.use([LineChart, GridComponent, TooltipComponent, CanvasRenderer]);

const times = Array.from({ length: 13 }, (_, hour) => Date.UTC(2026, 10, 12, hour * 2));

/** An area over a day, without the button for the table. */
export default function SmallTimeSeries() {
  return (
    <TimeSeriesChart
      label="Latency"
      echarts={echarts}
      times={times}
      series={[{ name: "Europe", data: times.map((_, hour) => 180 + 60 * Math.sin(hour / 2)) }]}
      type="area"
      unit="duration"
      lastIncomplete
      timeZone="UTC"
      showTableButton={false}
      height={120}
      className="w-56 max-w-full"
    />
  );
}
