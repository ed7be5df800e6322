import { BubbleMap, ChoroplethMap, type MapFeatureCollection } from "@kerf/react";
import { MapChart, ScatterChart } from "echarts/charts";
import { AriaComponent, GeoComponent, TooltipComponent, VisualMapComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { SVGRenderer } from "echarts/renderers";

echarts.use([
  MapChart,
  ScatterChart,
  AriaComponent,
  GeoComponent,
  TooltipComponent,
  VisualMapComponent,
  SVGRenderer,
]);

/** The corners of the six plots of a small estate. */
const plots: Record<string, [number, number][]> = {
  Orchard: [
    [0, 3],
    [3, 4],
    [4, 2],
    [1, 1],
  ],
  Meadow: [
    [3, 4],
    [7, 4.5],
    [6.5, 2.2],
    [4, 2],
  ],
  Wood: [
    [7, 4.5],
    [10, 4],
    [10, 1.5],
    [6.5, 2.2],
  ],
  Yard: [
    [1, 1],
    [4, 2],
    [4.5, 0],
    [1.5, -1],
  ],
  Garden: [
    [4, 2],
    [6.5, 2.2],
    [7, -0.5],
    [4.5, 0],
  ],
  Pond: [
    [6.5, 2.2],
    [10, 1.5],
    [9, -1],
    [7, -0.5],
  ],
};

const estate: MapFeatureCollection = {
  type: "FeatureCollection",
  features: Object.entries(plots).map(([name, corners]) => ({
    type: "Feature",
    properties: { name },
    geometry: { type: "Polygon", coordinates: [[...corners, corners[0] as [number, number]]] },
  })),
};

const harvest = Object.keys(plots).map((plot, index) => ({ plot, tonnes: [8, 3, 12, 1, 6, 4][index] ?? 0 }));

/** A map with its own shapes, so that the page doesn't download any. */
export default function SmallMap() {
  return (
    <ChoroplethMap
      echarts={echarts}
      geoJson={estate}
      data={harvest}
      name="plot"
      value="tonnes"
      label="Harvest by plot"
      showLegend={false}
      height={120}
      className="w-56 max-w-full"
    />
  );
}

const trees = [
  { plot: "Orchard", at: [2, 2.6] as const, count: 120 },
  { plot: "Meadow", at: [5, 3.3] as const, count: 14 },
  { plot: "Wood", at: [8.4, 3] as const, count: 640 },
  { plot: "Yard", at: [2.8, 0.5] as const, count: 6 },
  { plot: "Garden", at: [5.2, 0.9] as const, count: 48 },
];

/** The same shapes below bubbles. */
export function SmallBubbleMap() {
  return (
    <BubbleMap
      echarts={echarts}
      geoJson={estate}
      data={trees}
      name="plot"
      coordinates="at"
      value="count"
      label="Trees by plot"
      maxRadius={20}
      height={120}
      className="w-56 max-w-full"
    />
  );
}
