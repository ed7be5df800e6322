import { ChoroplethMap, type MapCharts, type MapFeatureCollection, TimeSeriesChart } from "@kerf/react";
import { LineChart, MapChart } from "echarts/charts";
import { GridComponent, TooltipComponent, VisualMapComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { useLayoutEffect, useRef } from "react";
import { feature } from "topojson-client";
import atlas from "us-atlas/counties-albers-10m.json";
import { large, plainLines } from "../../../src/components/time-series-chart/time-series-chart.fixture";
import type { Row } from "./work";

echarts.use([LineChart, MapChart, GridComponent, TooltipComponent, VisualMapComponent, CanvasRenderer]);

type Atlas = Parameters<typeof feature>[0];
const counties = feature(
  atlas as unknown as Atlas,
  atlas.objects.counties as never,
) as unknown as MapFeatureCollection;
const projection = {
  project: (point: [number, number]) => point,
  unproject: (point: [number, number]) => point,
};
const data = [0, 1].map((shift) =>
  counties.features.map(({ properties }, at) => ({
    county: (properties as { name: string }).name,
    count: (at * 31 + shift * 97) % 1009,
  })),
);
const size = { width: 960, height: 540 };

/** The options that Kerf passes to the charting module for each data set. Kerf's side runs first. */
const options: echarts.EChartsCoreOption[] = [];
const recording: MapCharts = {
  registerMap: (name, regions) => echarts.registerMap(name, regions as never),
  init(element) {
    const chart = echarts.init(element);
    const { setOption } = chart;
    chart.setOption = (option: echarts.EChartsCoreOption, ...rest: []) => {
      options.push(option);
      setOption.call(chart, option, ...rest);
    };
    return chart;
  },
};

const kerfMap = (on: boolean) => (
  <div style={size}>
    <ChoroplethMap
      label="Counties"
      echarts={recording}
      geoJson={counties}
      projection={projection}
      data={data[on ? 1 : 0] ?? []}
      name="county"
      value="count"
      height={size.height}
      showLegend
    />
  </div>
);

/** The charting module alone, for the map with the options that Kerf passed to it. */
function Plain({ on, option = options[on ? 1 : 0] }: { on: boolean; option?: echarts.EChartsCoreOption }) {
  const ref = useRef<HTMLDivElement>(null);
  const chart = useRef<ReturnType<typeof echarts.init>>(undefined);
  useLayoutEffect(() => {
    chart.current ??= echarts.init(ref.current as HTMLDivElement);
    chart.current.setOption(option as echarts.EChartsCoreOption, { notMerge: true });
  }, [option]);
  useLayoutEffect(() => () => chart.current?.dispose(), []);
  return <div ref={ref} style={size} />;
}

const times = large().times;
const series = large().series.slice(0, 10);
const lines = plainLines(times, series);

const chart: Pick<Row, "item" | "reference"> = {
  item: (key, on) => (
    <div key={key} style={size}>
      {on && <TimeSeriesChart label="Load" echarts={echarts} times={times} series={series} />}
    </div>
  ),
  reference: (key, on) => <div key={key}>{on && <Plain on option={lines} />}</div>,
};

function hover(element: HTMLElement): void {
  const canvas = element.querySelector("canvas") as HTMLElement;
  const { left, top } = canvas.getBoundingClientRect();
  const point = { clientX: left + 400, clientY: top + 200, bubbles: true };
  canvas.dispatchEvent(new MouseEvent("mousemove", point));
}

const shared = { kind: "show", count: 1, budget: 1.15, shows: "canvas" } as const;

/** A map of all US counties and a chart of 10 × 10,000 points, beside the charting module alone. */
export const mapRows: Row[] = [
  {
    ...shared,
    id: "mount-map",
    work: "mount a map of all US counties, to paint",
    item: (key, on) => <div key={key}>{on && kerfMap(false)}</div>,
    reference: (key, on) => <div key={key}>{on && <Plain on={false} />}</div>,
  },
  {
    ...shared,
    id: "update-map",
    work: "update its data, to paint",
    item: (key, on) => <div key={key}>{kerfMap(on)}</div>,
    reference: (key, on) => (
      <div key={key}>
        <Plain on={on} />
      </div>
    ),
  },
  { ...shared, ...chart, id: "mount-chart", work: "mount a TimeSeriesChart of 10 × 10,000, to paint" },
  {
    ...shared,
    id: "hover-chart",
    work: "move the pointer over it, to paint",
    kind: "open",
    act: hover,
    item: (key) => chart.item(key, true),
    reference: (key) => <Plain key={key} on option={lines} />,
  },
];
