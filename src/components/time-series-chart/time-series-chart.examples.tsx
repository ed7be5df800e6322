import { Stack, Text, TimeSeriesChart } from "@kerf/react";
import { BarChart, LineChart } from "echarts/charts";
import { GridComponent, MarkLineComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { useState } from "react";

echarts.use([BarChart, LineChart, GridComponent, MarkLineComponent, TooltipComponent, CanvasRenderer]);

const hour = 3_600_000;
const times = Array.from({ length: 25 }, (_, index) => Date.UTC(2026, 10, 12) + index * hour);
const wave = (base: number, swing: number, shift: number) =>
  times.map((_, index) => Math.round(base + swing * Math.sin((index + shift) / 4)));
const latency = [
  { name: "Europe", data: wave(180, 40, 0) },
  { name: "Americas", data: wave(240, 60, 5) },
  { name: "Asia", data: wave(330, 50, 9) },
];

/** Durations with a limit and a deployment. The last hour isn't over. Only the needed parts of ECharts are loaded. */
export function LatencyByRegion() {
  return (
    <TimeSeriesChart
      label="Latency by region, November 12"
      echarts={echarts}
      times={times}
      series={latency}
      unit="duration"
      lastIncomplete
      thresholds={[{ value: 400, label: "Limit" }]}
      markers={[{ time: Date.UTC(2026, 10, 12, 14), label: "v2.4" }]}
      timeZone="UTC"
      height={240}
    />
  );
}

const traffic = [
  { name: "Images", data: wave(620_000_000, 200_000_000, 2) },
  { name: "Video", data: wave(410_000_000, 160_000_000, 4) },
];

/** Stacked areas in bytes. */
export function TrafficByKind() {
  return (
    <TimeSeriesChart
      label="Traffic by kind, November 12"
      echarts={echarts}
      times={times}
      series={traffic}
      type="area"
      stacked
      unit="bytes"
      timeZone="UTC"
      height={220}
    />
  );
}

/** Bars of intervals, with the nearest series in the tooltip. */
export function ErrorsByHour() {
  return (
    <TimeSeriesChart
      label="Errors by hour, November 12"
      echarts={echarts}
      times={times}
      series={[{ name: "Errors", data: wave(24, 20, 3) }]}
      type="bar"
      tooltip="single"
      lastIncomplete
      timeZone="UTC"
      height={180}
    />
  );
}

/** A drag, or Shift and the arrow keys, selects a range. The chart shows it, and the application can load more detail. */
export function SelectRange() {
  const [range, setRange] = useState<[number, number] | null>(null);
  return (
    <Stack gap="2">
      <TimeSeriesChart
        label="Latency by region, November 12"
        echarts={echarts}
        times={times}
        series={latency}
        unit="duration"
        range={range}
        onRangeChange={setRange}
        timeZone="UTC"
        height={200}
      />
      <Text variant="secondary">
        {range ? `${(range[1] - range[0]) / hour} hours selected` : "The whole day"}
      </Text>
    </Stack>
  );
}
