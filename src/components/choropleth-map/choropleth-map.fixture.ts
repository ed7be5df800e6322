import type { MapFeatureCollection, MapProjection } from "@kerf/react";
import { MapChart } from "echarts/charts";
import { TooltipComponent, VisualMapComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { feature } from "topojson-client";
import atlas from "us-atlas/states-albers-10m.json";
import globe from "world-atlas/countries-110m.json";
import { geoJsonOf } from "../../../stories/geo/geo-json";

echarts.use([MapChart, TooltipComponent, VisualMapComponent, CanvasRenderer]);

export { echarts };

export const world = geoJsonOf(globe, globe.objects.countries);

export const states = feature(
  atlas as unknown as Parameters<typeof feature>[0],
  atlas.objects.states as never,
) as unknown as MapFeatureCollection;

/** The shapes of the states are already projected. */
export const plane: MapProjection = { project: (point) => point, unproject: (point) => point };

export interface Row {
  region: string;
  requests: number;
}

/** A number for each region of a map, computed from its name, so that it is the same in each run. */
export function rowsOf(map: MapFeatureCollection): Row[] {
  return map.features.map(({ properties }) => {
    const region = String((properties as { name?: unknown } | null)?.name ?? "");
    const sum = [...region].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 997, 7);
    return { region, requests: sum };
  });
}

export const requests = rowsOf(world);

/** Four squares, two by two, so that the color of each can be read. */
export const squares: MapFeatureCollection = {
  type: "FeatureCollection",
  features: [
    square("North west", 0, 10),
    square("North east", 10, 10),
    square("South west", 0, 0),
    square("South east", 10, 0),
  ],
};

export function square(name: string, x: number, y: number) {
  const corners = [
    [x, y],
    [x + 10, y],
    [x + 10, y + 10],
    [x, y + 10],
    [x, y],
  ];
  return { type: "Feature", properties: { name }, geometry: { type: "Polygon", coordinates: [corners] } };
}
