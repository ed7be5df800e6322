import { BubbleMap, type MapFeatureCollection } from "@kerf/react";
import { ScatterChart } from "echarts/charts";
import { GeoComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { feature } from "topojson-client";
import atlas from "us-atlas/nation-10m.json" with { type: "json" };

echarts.use([ScatterChart, GeoComponent, TooltipComponent, CanvasRenderer]);

const nation = feature(
  atlas as unknown as Parameters<typeof feature>[0],
  atlas.objects.nation as never,
) as unknown as MapFeatureCollection;

interface City {
  name: string;
  at: [longitude: number, latitude: number];
  perMinute: number;
}

const cities: City[] = [
  { name: "New York", at: [-74.0, 40.7], perMinute: 3900 },
  { name: "Los Angeles", at: [-118.2, 34.1], perMinute: 2760 },
  { name: "Chicago", at: [-87.6, 41.9], perMinute: 1830 },
  { name: "Dallas", at: [-96.8, 32.8], perMinute: 1210 },
  { name: "Miami", at: [-80.2, 25.8], perMinute: 940 },
  { name: "Seattle", at: [-122.3, 47.6], perMinute: 860 },
  { name: "Denver", at: [-105.0, 39.7], perMinute: 420 },
  { name: "Minneapolis", at: [-93.3, 45.0], perMinute: 130 },
];

/** A bubble for each city, with a legend of sizes. Only the needed parts of the charting module are loaded. */
export function RequestsByCity() {
  return (
    <BubbleMap
      label="Requests a minute, by city"
      echarts={echarts}
      geoJson={nation}
      data={cities}
      name="name"
      coordinates="at"
      value="perMinute"
      center={[-96, 38.5]}
      zoom={4.4}
      showLegend
    />
  );
}

/** Another color, smaller bubbles, and a unit. */
export function WithUnit() {
  return (
    <BubbleMap
      label="Requests a second, by city"
      echarts={echarts}
      geoJson={nation}
      data={cities}
      name={({ name }) => name}
      coordinates={({ at }) => at}
      value={({ perMinute }) => perMinute / 60}
      valueFormat={(value) => `${value.toFixed(1)} a second`}
      color="#b4572a"
      maxRadius={16}
      center={[-96, 38.5]}
      zoom={4.4}
    />
  );
}
