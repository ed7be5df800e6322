import { featureName } from "./join-rows";
import type { MapCharts, MapFeatureCollection } from "./map-types";

const names = new WeakMap<MapFeatureCollection, string>();
const registered = new WeakMap<MapCharts, Map<string, MapFeatureCollection>>();
let count = 0;

/**
 * Makes the regions known to the charting module, once, and returns the name under which it knows them: the module
 * keeps what it is given for as long as the page lives.
 */
export function registerRegions(
  echarts: MapCharts,
  geoJson: MapFeatureCollection,
  nameProperty: string,
  mapName: string | undefined,
): string {
  const name = mapName ?? ownName(geoJson, nameProperty);
  const known = registered.get(echarts) ?? new Map<string, MapFeatureCollection>();
  registered.set(echarts, known);
  if (known.get(name) !== geoJson) {
    // Under the property that the module reads by itself, and as a text.
    const features = geoJson.features
      .filter(({ geometry }) => geometry)
      .map((feature) => ({
        ...feature,
        properties: { ...feature.properties, name: featureName(feature, nameProperty) },
      }));
    echarts.registerMap(name, { geoJSON: { type: "FeatureCollection", features } } as never);
    known.set(name, geoJson);
  }
  return name;
}

function ownName(geoJson: MapFeatureCollection, nameProperty: string): string {
  const name = names.get(geoJson) ?? `kerf-map-${++count}`;
  names.set(geoJson, name);
  return `${name}-${nameProperty}`;
}
