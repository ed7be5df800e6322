import { featureName } from "./join-rows";
import type { MapCharts, MapFeature, MapFeatureCollection } from "./map-types";

const names = new WeakMap<MapFeatureCollection, string>();
const registered = new WeakMap<MapCharts, Map<string, MapFeatureCollection>>();
let count = 0;

/**
 * Registers the regions with the charting module once, and returns their name. The module keeps them while
 * the page is open. Returns undefined if no region has a shape, because the module throws for an empty map.
 */
export function registerRegions(
  echarts: MapCharts,
  geoJson: MapFeatureCollection,
  nameProperty: string,
  mapName: string | undefined,
): string | undefined {
  const shapes = geoJson.features.filter(({ geometry }) => hasShape(geometry));
  if (shapes.length === 0) return undefined;
  const name = mapName ?? ownName(geoJson, nameProperty);
  const known = registered.get(echarts) ?? new Map<string, MapFeatureCollection>();
  registered.set(echarts, known);
  if (known.get(name) !== geoJson) {
    // Copies the name, as a string, to the property that the module reads by default.
    const features = shapes.map((feature) => ({
      ...feature,
      properties: { ...feature.properties, name: featureName(feature, nameProperty) },
    }));
    echarts.registerMap(name, { geoJSON: { type: "FeatureCollection", features } } as never);
    known.set(name, geoJson);
  }
  return name;
}

function hasShape(geometry: MapFeature["geometry"]): boolean {
  return Array.isArray(geometry?.coordinates) && geometry.coordinates.length > 0;
}

function ownName(geoJson: MapFeatureCollection, nameProperty: string): string {
  const name = names.get(geoJson) ?? `kerf-map-${++count}`;
  names.set(geoJson, name);
  return `${name}-${nameProperty}`;
}
