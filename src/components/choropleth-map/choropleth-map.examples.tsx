import { ChoroplethMap, type MapFeatureCollection, type MapProjection } from "@kerf/react";
import { MapChart } from "echarts/charts";
import { TooltipComponent, VisualMapComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { feature } from "topojson-client";
import atlas from "us-atlas/states-albers-10m.json" with { type: "json" };

echarts.use([MapChart, TooltipComponent, VisualMapComponent, CanvasRenderer]);

type Atlas = Parameters<typeof feature>[0];
const states = feature(
  atlas as unknown as Atlas,
  atlas.objects.states as never,
) as unknown as MapFeatureCollection;

/** The shapes of this atlas are already projected, with Alaska and Hawaii moved below. */
const plane: MapProjection = { project: (point) => point, unproject: (point) => point };

const requests = [
  { state: "California", perMinute: 3900 },
  { state: "Florida", perMinute: 1210 },
  { state: "Illinois", perMinute: 940 },
  { state: "New York", perMinute: 2760 },
  { state: "Ohio", perMinute: 2100 },
  { state: "Texas", perMinute: 3120 },
  { state: "Washington", perMinute: 1830 },
];

/** Rows joined to states by name. Only the needed parts of the charting module are loaded. */
export function RequestsByState() {
  return (
    <ChoroplethMap
      label="Requests a minute, by state"
      echarts={echarts}
      geoJson={states}
      projection={plane}
      data={requests}
      name="state"
      value="perMinute"
      zoom={1}
      showLegend
    />
  );
}

/** Part of the map, with custom colors and units. */
export function NorthEast() {
  return (
    <ChoroplethMap
      label="Requests a second, in the north-east"
      echarts={echarts}
      geoJson={states}
      projection={plane}
      data={requests}
      name={({ state }) => state}
      value={({ perMinute }) => perMinute / 60}
      valueFormat={(value) => `${value.toFixed(1)} a second`}
      colorRange={["#f1e5d6", "#b4572a"]}
      center={[820, 200]}
      zoom={3}
      aspectRatio="4 / 3"
    />
  );
}

/** The tooltip's HTML isn't escaped, so user input is escaped first. */
export function CustomTooltip() {
  return (
    <ChoroplethMap
      label="Requests a minute, by state"
      echarts={echarts}
      geoJson={states}
      projection={plane}
      data={requests}
      name="state"
      value="perMinute"
      tooltipFormatter={({ state, perMinute }) => `<b>${escapeHtml(state)}</b>: ${perMinute} a minute`}
    />
  );
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
