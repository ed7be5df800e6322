import { TimeSeriesChart } from "@kerf/react";
import { LineChart } from "echarts/charts";
import { GridComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { useLayoutEffect, useRef } from "react";
import { large, plainLines } from "../../../src/components/time-series-chart/time-series-chart.fixture";
import type { Row } from "./work";

echarts.use([LineChart, GridComponent, TooltipComponent, CanvasRenderer]);

const size = { width: 960, height: 540 };
const times = large().times;
const series = large().series.slice(0, 10);
const lines = plainLines(times, series);

/** The charting module alone. */
function Plain() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chart = echarts.init(ref.current as HTMLDivElement);
    chart.setOption(lines);
    return () => chart.dispose();
  }, []);
  return <div ref={ref} style={size} />;
}

const item: Row["item"] = (key, on) => (
  <div key={key} style={size}>
    {on && <TimeSeriesChart label="Load" echarts={echarts} times={times} series={series} />}
  </div>
);

function hover(element: HTMLElement): void {
  const canvas = element.querySelector("canvas") as HTMLElement;
  const { left, top } = canvas.getBoundingClientRect();
  const point = { clientX: left + 400, clientY: top + 200, bubbles: true };
  canvas.dispatchEvent(new MouseEvent("mousemove", point));
}

const shared = { kind: "show", count: 1, budget: 1.15, shows: "canvas" } as const;

/** A chart of 10 × 10,000 points, beside the charting module alone. */
export const chartRows: Row[] = [
  {
    ...shared,
    id: "mount-chart",
    work: "mount a TimeSeriesChart of 10 × 10,000, to paint",
    item,
    reference: (key, on) => <div key={key}>{on && <Plain />}</div>,
  },
  {
    ...shared,
    id: "hover-chart",
    work: "move the pointer over it, to paint",
    kind: "open",
    act: hover,
    item: (key) => item(key, true),
    reference: (key) => <Plain key={key} />,
  },
];
