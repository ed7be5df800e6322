import { readFileSync } from "node:fs";
import { geoEquirectangular } from "d3-geo";
import { geoProject } from "d3-geo-projection";
import { feature } from "topojson-client";
import type { Plugin } from "vite";

type Topology = Parameters<typeof feature>[0];

/**
 * Matches the imports to convert: `import world from "world-atlas/countries-110m.json?geojson=countries"`.
 */
const query = /^(.*\.json)\?geojson=(\w+)$/;

/**
 * Converts an object of a TopoJSON file to GeoJSON while the site is built. Packages contain the compact TopoJSON, maps
 * need GeoJSON, and readers shouldn't wait for the conversion.
 */
export function geoJson(): Plugin {
  return {
    name: "geojson",
    enforce: "pre",
    async resolveId(source, importer) {
      const [, file, object] = query.exec(source) ?? [];
      const found = file && (await this.resolve(file, importer));
      return found ? `\0${found.id}?geojson=${object}` : undefined;
    },
    load(id) {
      const [, file, object] = query.exec(id.replace("\0", "")) ?? [];
      if (!file || !object) return;
      const topology = JSON.parse(readFileSync(file, "utf8")) as Topology;
      const shapes = topology.objects[object];
      if (!shapes) {
        throw new Error(
          `${file} has no object "${object}". It has ${Object.keys(topology.objects).join(", ")}.`,
        );
      }
      const geoJson = cut(feature(topology, shapes));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(geoJson, rounded))});`;
    },
  };
}

/**
 * Cuts shapes at 180 degrees, the edge of the map. Otherwise a shape that crosses it, such as Russia, would
 * be drawn back across the whole map.
 */
function cut<Shape extends object>(globe: Shape): Shape {
  const degrees = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .reflectY(true)
    .precision(0);
  return geoProject(globe, degrees);
}

/** Rounds coordinates to about 11 meters, which is precise enough for a map on a screen. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Math.round(value * 1e4) / 1e4 : value;
}
