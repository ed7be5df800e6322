import type { MapFeatureCollection } from "@kerf/react";
import { geoEquirectangular } from "d3-geo";
import { geoProject } from "d3-geo-projection";
import { feature } from "topojson-client";

type Topology = Parameters<typeof feature>[0];

const degrees = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([0, 0])
  .reflectY(true)
  .precision(0);

/**
 * The shapes of an object in a TopoJSON file of the globe. They are cut at 180 degrees, the edge of the map. Otherwise a shape
 * that crosses it, such as Russia, would be drawn back across the whole map.
 */
export function geoJsonOf(topology: unknown, shapes: unknown): MapFeatureCollection {
  const globe = feature(topology as Topology, shapes as never);
  return JSON.parse(JSON.stringify(geoProject(globe, degrees), rounded));
}

/** Rounds coordinates to about 11 meters, which is precise enough for a map on a screen. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Math.round(value * 1e4) / 1e4 : value;
}
