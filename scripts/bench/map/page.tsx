import "@kerf/react/styles.css";
import { ChoroplethMap, type MapCharts, type MapFeatureCollection } from "@kerf/react";
import { MapChart } from "echarts/charts";
import { TooltipComponent, VisualMapComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { feature } from "topojson-client";
import atlas from "us-atlas/counties-albers-10m.json";
import { painted, timeToPaint } from "../time-to-paint";

/** Milliseconds of one round. */
export interface MapRound {
  /** From the start of the first render until the map is painted. */
  mount: number;
  /** From new data until it is painted. */
  update: number;
}

declare global {
  /** The functions that the benchmark calls on the page. */
  var mapBench: {
    regions: number;
    kerf(phase: number): Promise<MapRound>;
    plain(phase: number): Promise<MapRound>;
  };
}

echarts.use([MapChart, TooltipComponent, VisualMapComponent, CanvasRenderer]);

type Atlas = Parameters<typeof feature>[0];
const counties = feature(
  atlas as unknown as Atlas,
  atlas.objects.counties as never,
) as unknown as MapFeatureCollection;
const identityProjection = {
  project: (point: [number, number]) => point,
  unproject: (point: [number, number]) => point,
};
const rows = [0, 1].map((shift) =>
  counties.features.map(({ properties }, at) => ({
    county: (properties as { name: string }).name,
    count: (at * 31 + shift * 97) % 1009,
  })),
);

/** Kerf's calls to the charting module, in order. The plain map makes the same calls. */
const recorded: { regions?: [name: string, regions: never]; options: echarts.EChartsCoreOption[] } = {
  options: [],
};
const listening: MapCharts = {
  registerMap(name, regions) {
    recorded.regions = [name, regions];
    echarts.registerMap(name, regions);
  },
  init(element) {
    const chart = echarts.init(element);
    const { setOption } = chart;
    chart.setOption = (option: echarts.EChartsCoreOption, ...rest: []) => {
      recorded.options.push(option);
      setOption.call(chart, option, ...rest);
    };
    return chart;
  },
};

function createContainer() {
  const element = document.body.appendChild(document.createElement("div"));
  element.style.cssText = "width: 960px; height: 540px";
  return element;
}

const draw = (charts: MapCharts, data: (typeof rows)[number] | undefined) => (
  <ChoroplethMap
    label="Counties"
    echarts={charts}
    geoJson={counties}
    projection={identityProjection}
    data={data ?? []}
    name="county"
    value="count"
    height={540}
    showLegend
  />
);

async function kerf(phase: number, charts: MapCharts = echarts as MapCharts): Promise<MapRound> {
  const element = createContainer();
  const root = createRoot(element);
  const mount = await timeToPaint(phase, () => flushSync(() => root.render(draw(charts, rows[0]))));
  await tableShows(element, rows[0]);
  const update = await timeToPaint(phase, () => flushSync(() => root.render(draw(charts, rows[1]))));
  await tableShows(element, rows[1]);
  root.unmount();
  element.remove();
  return { mount, update };
}

async function plain(phase: number): Promise<MapRound> {
  const [first, second] = recorded.options as [echarts.EChartsCoreOption, echarts.EChartsCoreOption];
  const element = createContainer();
  let chart: ReturnType<typeof echarts.init> | undefined;
  const mount = await timeToPaint(phase, () => {
    chart = echarts.init(element);
    chart.setOption(first);
  });
  await painted();
  const update = await timeToPaint(phase, () => chart?.setOption(second, { notMerge: true }));
  chart?.dispose();
  element.remove();
  return { mount, update };
}

/**
 * Waits until the table shows these rows. The table renders after the map, and must not affect the next
 * measurement.
 */
async function tableShows(element: HTMLElement, data: (typeof rows)[number] | undefined): Promise<void> {
  // Counties with the same name share a row, which shows the last of them.
  const first = data?.findLast(({ county }) => county === data[0]?.county)?.count.toLocaleString("en");
  while (element.querySelector("td")?.textContent !== first) await painted();
}

await kerf(0, listening);
globalThis.mapBench = { regions: counties.features.length, kerf, plain };
