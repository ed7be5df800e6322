import { ChoroplethMap, type MapCharts, type MapFeatureCollection } from "@kerf/react";
import { MapChart } from "echarts/charts";
import { TooltipComponent, VisualMapComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { useLayoutEffect, useRef } from "react";
import { feature } from "topojson-client";
import atlas from "us-atlas/counties-albers-10m.json";
import type { Row } from "./work";

echarts.use([MapChart, TooltipComponent, VisualMapComponent, CanvasRenderer]);

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

/** The charting module alone, with the options that Kerf passed to it. */
function PlainMap({ on }: { on: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const chart = useRef<ReturnType<typeof echarts.init>>(undefined);
  const option = options[on ? 1 : 0];
  useLayoutEffect(() => {
    chart.current ??= echarts.init(ref.current as HTMLDivElement);
    chart.current.setOption(option as echarts.EChartsCoreOption, { notMerge: true });
  }, [option]);
  useLayoutEffect(() => () => chart.current?.dispose(), []);
  return <div ref={ref} style={size} />;
}

const shared = { kind: "show", count: 1, budget: 1.15, shows: "canvas" } as const;

/** A map of all US counties, beside the charting module alone. */
export const mapRows: Row[] = [
  {
    ...shared,
    id: "mount-map",
    work: "mount a map of all US counties, to paint",
    item: (key, on) => <div key={key}>{on && kerfMap(false)}</div>,
    reference: (key, on) => <div key={key}>{on && <PlainMap on={false} />}</div>,
  },
  {
    ...shared,
    id: "update-map",
    work: "update its data, to paint",
    item: (key, on) => <div key={key}>{kerfMap(on)}</div>,
    reference: (key, on) => (
      <div key={key}>
        <PlainMap on={on} />
      </div>
    ),
  },
];
