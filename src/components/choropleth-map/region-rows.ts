import { type MapEntry, numberOf, type Reader, readFrom, textOf } from "../../lib/map/entries";
import type { MapPlace } from "../../lib/map/place-keys";
import {
  featureName,
  type MapFeature,
  type MapFeatureCollection,
  type MapProjection,
} from "../../lib/map/regions";

/**
 * Joins rows to regions by name. Of rows with the same name, the last one counts. A value that isn't a finite number
 * counts as no value. The result contains regions without a row, which show as no data, and rows without a region,
 * which are only in the table.
 */
export function joinRows<Row>(
  geoJson: MapFeatureCollection,
  nameProperty: string,
  data: readonly Row[],
  name: Reader<Row, string>,
  value: Reader<Row, number>,
): MapEntry<Row>[] {
  const entries = new Map<string, MapEntry<Row>>();
  for (const feature of geoJson.features) {
    const region = featureName(feature, nameProperty);
    if (region !== "") entries.set(region, entry<Row>(region, undefined, undefined));
  }
  for (const row of data) {
    const region = textOf(readFrom(row, name));
    entries.set(region, entry(region, numberOf(readFrom(row, value)), row));
  }
  return [...entries.values()];
}

function entry<Row>(name: string, value: number | undefined, row: Row | undefined): MapEntry<Row> {
  return { key: name, name, value, row };
}

type Point = [number, number];

/** The center of each region's largest piece. Regions without a shape are left out. */
export function regionPlaces(
  geoJson: MapFeatureCollection,
  nameProperty: string,
  projection: MapProjection | null,
): MapPlace[] {
  const centers = new Map<string, MapPlace & { area: number }>();
  for (const feature of geoJson.features) {
    const name = featureName(feature, nameProperty);
    if (name === "") continue;
    for (const ring of outlines(feature.geometry)) {
      const area = size(ring);
      if (area < (centers.get(name)?.area ?? 0)) continue;
      const [x, y] = middle(ring, projection);
      centers.set(name, { key: name, x, y, area });
    }
  }
  return [...centers.values()];
}

/** The outer rings of a geometry. */
function outlines(geometry: MapFeature["geometry"]): Point[][] {
  const coordinates = geometry?.coordinates;
  if (!Array.isArray(coordinates)) return [];
  if (geometry?.type === "Polygon") return [coordinates[0] as Point[]].filter(Boolean);
  if (geometry?.type === "MultiPolygon") {
    return (coordinates as Point[][][]).flatMap(([outer]) => (outer ? [outer] : []));
  }
  return [];
}

/** The area of a ring's bounding box in square degrees, enough to distinguish the mainland from islands. */
function size(ring: readonly Point[]): number {
  const [low, high] = bounds(ring);
  return (high[0] - low[0]) * (high[1] - low[1]);
}

function middle(ring: readonly Point[], projection: MapProjection | null): Point {
  const [low, high] = bounds(ring);
  const centre: Point = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
  return projection ? projection.project(centre) : [centre[0], -centre[1]];
}

function bounds(ring: readonly Point[]): [low: Point, high: Point] {
  const low: Point = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high: Point = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of ring) {
    low[0] = Math.min(low[0], x);
    low[1] = Math.min(low[1], y);
    high[0] = Math.max(high[0], x);
    high[1] = Math.max(high[1], y);
  }
  return [low, high];
}
