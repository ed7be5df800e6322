"use client";

import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import {
  featureName,
  type MapChart,
  type MapCharts,
  type MapColors,
  type MapEntry,
  type MapFeatureCollection,
  type MapProjection,
  readColors,
} from "./map-option";

/**
 * Draws a chart into an element while it is mounted. It draws again when the data, the theme or the size of the
 * element changes.
 *
 * @param option The chart, in the theme's colors.
 */
export function useChart(
  element: RefObject<HTMLElement | null>,
  echarts: MapCharts,
  option: (colors: MapColors) => object,
): RefObject<MapChart | null> {
  const chart = useRef<MapChart | null>(null);
  const latest = useRef(option);
  /** The colors of the last drawing. */
  const appliedColors = useRef("");

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    if (hasRoom(node)) chart.current = echarts.init(node);
    const size = () => `${node.clientWidth} ${node.clientHeight}`;
    let known = size();
    const resize = new ResizeObserver(() => {
      // The observer also reports the initial size, which the chart already has. Drawing twice would take twice as
      // long.
      if (size() === known) return;
      known = size();
      if (!hasRoom(node)) return;
      if (chart.current) return chart.current.resize();
      chart.current = echarts.init(node);
      chart.current.setOption(latest.current(readColors(node)));
    });
    resize.observe(node);
    const unwatch = watchTheme(node, () => {
      const colors = readColors(node);
      if (JSON.stringify(colors) === appliedColors.current) return;
      appliedColors.current = JSON.stringify(colors);
      chart.current?.setOption(latest.current(colors));
    });
    return () => {
      unwatch();
      resize.disconnect();
      chart.current?.dispose();
      chart.current = null;
    };
  }, [element, echarts]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new module creates a new, empty chart
  useEffect(() => {
    latest.current = option;
    if (!element.current) return;
    const colors = readColors(element.current);
    appliedColors.current = JSON.stringify(colors);
    chart.current?.setOption(option(colors), { notMerge: true });
  }, [element, echarts, option]);

  return chart;
}

/** Whether an element has a size. Without one, as in a hidden tab, the chart library warns and throws. */
function hasRoom({ clientWidth, clientHeight }: HTMLElement): boolean {
  return clientWidth > 0 && clientHeight > 0;
}

const preferences = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"];

/**
 * Calls `onChange` when the theme of an element may have changed: an attribute of an ancestor, a system
 * setting, or a loaded font. A canvas keeps text in the fallback font until it is drawn again.
 */
function watchTheme(node: HTMLElement, onChange: () => void): () => void {
  const attributes = new MutationObserver(onChange);
  // Not the node's own attributes, because the chart writes styles there.
  for (let each = node.parentElement; each; each = each.parentElement) {
    attributes.observe(each, {
      attributeFilter: ["class", "style", "data-theme", "data-contrast"],
    });
  }
  const queries = preferences.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", onChange);
  const { fonts } = node.ownerDocument;
  fonts.addEventListener("loadingdone", onChange);
  return () => {
    attributes.disconnect();
    fonts.removeEventListener("loadingdone", onChange);
    for (const query of queries) query.removeEventListener("change", onChange);
  };
}

const directions: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Whether a key is an arrow key. */
const isDirection = (key: string) => key in directions;

interface RegionKeys {
  chart: RefObject<MapChart | null>;
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

/** Returns the same object while its content is equal, so that callers can write lists and rows inline. */
export function useStable<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const kept = useRef(value);
  if (!isSame(kept.current, value)) kept.current = value;
  return kept.current;
}

type List = readonly (string | number)[] | undefined;

export function sameList(one: List, other: List): boolean {
  return (
    one === other ||
    (!!one && !!other && one.length === other.length && one.every((each, i) => each === other[i]))
  );
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
