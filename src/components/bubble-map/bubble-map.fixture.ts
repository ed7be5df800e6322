import { ScatterChart } from "echarts/charts";
import { GeoComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import globe from "world-atlas/countries-110m.json";
import { geoJsonOf } from "../../../stories/geo/geo-json";

echarts.use([ScatterChart, GeoComponent, TooltipComponent, CanvasRenderer]);

export { echarts };

export const world = geoJsonOf(globe, globe.objects.countries);

export interface City {
  name: string;
  at: [longitude: number, latitude: number];
  requests: number;
}

export const cities: City[] = [
  { name: "Tokyo", at: [139.7, 35.7], requests: 3700 },
  { name: "Delhi", at: [77.2, 28.6], requests: 3200 },
  { name: "São Paulo", at: [-46.6, -23.6], requests: 2200 },
  { name: "New York", at: [-74, 40.7], requests: 1880 },
  { name: "Cairo", at: [31.2, 30], requests: 1100 },
  { name: "London", at: [-0.1, 51.5], requests: 950 },
  { name: "Paris", at: [2.4, 48.9], requests: 1090 },
  { name: "Berlin", at: [13.4, 52.5], requests: 360 },
  { name: "Lagos", at: [3.4, 6.5], requests: 640 },
  { name: "Nairobi", at: [36.8, -1.3], requests: 120 },
  { name: "Sydney", at: [151.2, -33.9], requests: 530 },
  { name: "Vancouver", at: [-123.1, 49.3], requests: 60 },
  { name: "Reykjavík", at: [-21.9, 64.1], requests: Number.NaN },
];
