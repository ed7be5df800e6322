import type { ChartInstance, ChartLibrary } from "../charts/library";
import { textOf } from "./entries";

/** The parts of ECharts 6 that the map uses. The caller passes the whole module or a composed one. */
export interface MapCharts extends ChartLibrary<ChartInstance> {
  /**
   * Registers a map.
   * @param name The name that the chart refers to.
   * @param regions The regions as GeoJSON.
   */
  registerMap(name: string, regions: never): void;
}

/** A region of the map, as in GeoJSON. */
export interface MapFeature {
  /** The type of the GeoJSON object: `Feature`. */
  type: string;
  /** The properties of the region, such as its name. */
  properties: object | null;
  /** The shape of the region. */
  geometry: MapGeometry | null;
}

/** The shape of a region, as in GeoJSON. */
export interface MapGeometry {
  /** The type of the shape: `Polygon` or `MultiPolygon`. */
  type: string;
  /** The corners in degrees, as longitude and latitude. */
  coordinates?: unknown;
}

/** The regions of the map. Any GeoJSON feature collection fits. */
export interface MapFeatureCollection {
  /** The type of the GeoJSON object: `FeatureCollection`. */
  type: string;
  /** The regions. */
  features: readonly MapFeature[];
}

/** Projects degrees to a plane and back. `y` grows downward. */
export interface MapProjection {
  /**
   * Projects a point to the plane.
   * @param point A point in degrees.
   */
  project(point: [longitude: number, latitude: number]): [x: number, y: number];
  /**
   * Projects a point of the plane back.
   * @param point A point of the plane.
   */
  unproject(point: [x: number, y: number]): [longitude: number, latitude: number];
}

/** The name of a region, or an empty string. */
export function featureName({ properties }: MapFeature, nameProperty: string): string {
  return textOf((properties as Record<string, unknown> | null)?.[nameProperty]);
}

/** The latitude at which the world is a square. Beyond it, the projection grows to infinity. */
const limit = 85.0511287798066;
const degree = Math.PI / 180;

/** Mercator's projection, clamped: latitudes closer to a pole are drawn at the edge. */
export const mercator: MapProjection = {
  project([longitude, latitude]) {
    const clamped = Math.max(-limit, Math.min(limit, latitude));
    return [longitude * degree, -Math.log(Math.tan(Math.PI / 4 + (clamped * degree) / 2))];
  },
  unproject([x, y]) {
    return [x / degree, (2 * Math.atan(Math.exp(-y)) - Math.PI / 2) / degree];
  },
};

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
