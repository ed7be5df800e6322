"use client";

import { type KeyboardEvent, type RefObject, useRef } from "react";
import type { ChartInstance } from "../../lib/charts/library";
import { featureName, type MapEntry, type MapFeatureCollection, type MapProjection } from "./map-option";

const directions: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Whether a key is an arrow key. */
const isDirection = (key: string) => key in directions;

interface RegionKeys {
  chart: RefObject<ChartInstance | null>;
  geoJson: MapFeatureCollection;
  nameProperty: string;
  projection: MapProjection | null;
  entries: readonly MapEntry<unknown>[];
  /** Called with the region that a key moves to, and with undefined when the navigation ends. */
  onReach: (region: string | undefined) => void;
}

/** Moves between regions with the keyboard, and highlights the current region as on hover. */
export function useRegionKeys({ chart, geoJson, nameProperty, projection, entries, onReach }: RegionKeys) {
  const reached = useRef<string>(undefined);
  const centers = useRef<{ of: unknown[]; list: RegionCenter[] }>(undefined);

  /** The positions, computed on the first key press and again if the map changes. */
  const placesNow = () => {
    const of = [geoJson, nameProperty, projection];
    if (!centers.current?.of.every((each, i) => each === of[i])) {
      centers.current = { of, list: regionPlaces(geoJson, nameProperty, projection) };
    }
    return (centers.current as { list: RegionCenter[] }).list;
  };

  const leave = () => {
    if (reached.current === undefined) return;
    reached.current = undefined;
    chart.current?.dispatchAction({ type: "downplay" });
    chart.current?.dispatchAction({ type: "hideTip" });
    onReach(undefined);
  };

  const go = (region: string | undefined) => {
    if (region === undefined) return;
    reached.current = region;
    const at = { seriesIndex: 0, name: region };
    chart.current?.dispatchAction({ type: "downplay" });
    chart.current?.dispatchAction({ type: "highlight", ...at } as { type: string });
    chart.current?.dispatchAction({ type: "showTip", ...at } as { type: string });
    onReach(region);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (key === "Escape" && reached.current !== undefined) {
      // Each press of Escape closes only one layer, so a surrounding dialog stays open.
      event.stopPropagation();
      leave();
    } else if (isDirection(key) || key === "Home" || key === "End") {
      event.preventDefault();
      const isOnMap = new Set(placesNow().map(({ name }) => name));
      const ranked = () =>
        entries
          .filter(({ name, value }) => value !== undefined && isOnMap.has(name))
          .sort((one, other) => (other.value as number) - (one.value as number));
      if (key === "Home") go(ranked()[0]?.name);
      else if (key === "End") go(ranked().at(-1)?.name);
      else go(nextRegion(placesNow(), reached.current, key));
    }
  };

  return { onKeyDown, onBlur: leave };
}

/**
 * The region that an arrow key moves to: the nearest one within 45 degrees of its direction, where the sideways
 * distance counts twice. Undefined if there is no such region. Without a current region, it is the one closest to the
 * center of all.
 */
export function nextRegion(
  centers: readonly RegionCenter[],
  from: string | undefined,
  key: string,
): string | undefined {
  const start = centers.find(({ name }) => name === from);
  if (!start) return middleOf(centers)?.name;
  const [dx, dy] = directions[key] ?? [0, 0];
  return closest(centers, (center) => {
    const x = center.x - start.x;
    const y = center.y - start.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    return center !== start && ahead > 0 && aside <= ahead
      ? Math.hypot(ahead, 2 * aside)
      : Number.POSITIVE_INFINITY;
  })?.name;
}

function middleOf(centers: readonly RegionCenter[]): RegionCenter | undefined {
  const x = centers.reduce((sum, center) => sum + center.x, 0) / centers.length;
  const y = centers.reduce((sum, center) => sum + center.y, 0) / centers.length;
  return closest(centers, (center) => Math.hypot(center.x - x, center.y - y));
}

function closest(
  centers: readonly RegionCenter[],
  distance: (center: RegionCenter) => number,
): RegionCenter | undefined {
  let found: RegionCenter | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const center of centers) {
    const far = distance(center);
    if (far < least) {
      least = far;
      found = center;
    }
  }
  return found;
}

/** The position of a region on the projected plane. */
export interface RegionCenter {
  name: string;
  x: number;
  y: number;
}

type Point = [number, number];

/** The center of each region's largest piece. Regions without a shape are left out. */
export function regionPlaces(
  geoJson: MapFeatureCollection,
  nameProperty: string,
  projection: MapProjection | null,
): RegionCenter[] {
  const centers = new Map<string, RegionCenter & { area: number }>();
  for (const feature of geoJson.features) {
    const name = featureName(feature, nameProperty);
    if (name === "") continue;
    for (const ring of outlines(feature.geometry)) {
      const area = size(ring);
      if (area < (centers.get(name)?.area ?? 0)) continue;
      const [x, y] = middle(ring, projection);
      centers.set(name, { name, x, y, area });
    }
  }
  return [...centers.values()];
}

/** The outer rings of a geometry. */
function outlines(geometry: MapFeatureCollection["features"][number]["geometry"]): Point[][] {
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

type Entries = readonly MapEntry<unknown>[];

export function sameEntries(one: Entries, other: Entries): boolean {
  return (
    one.length === other.length &&
    one.every((entry, i) => {
      const twin = other[i];
      return entry.name === twin?.name && Object.is(entry.value, twin.value) && entry.row === twin.row;
    })
  );
}
