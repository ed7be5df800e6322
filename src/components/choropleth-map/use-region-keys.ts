"use client";

import { type KeyboardEvent, type RefObject, useRef } from "react";
import type { MapChart, MapEntry, MapFeatureCollection, MapProjection } from "./map-types";
import { type Place, regionPlaces } from "./region-places";

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
  const places = useRef<{ of: unknown[]; list: Place[] }>(undefined);

  /** The positions, computed on the first key press and again if the map changes. */
  const placesNow = () => {
    const of = [geoJson, nameProperty, projection];
    if (!places.current?.of.every((each, i) => each === of[i])) {
      places.current = { of, list: regionPlaces(geoJson, nameProperty, projection) };
    }
    return (places.current as { list: Place[] }).list;
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
  places: readonly Place[],
  from: string | undefined,
  key: string,
): string | undefined {
  const start = places.find(({ name }) => name === from);
  if (!start) return middleOf(places)?.name;
  const [dx, dy] = directions[key] ?? [0, 0];
  return closest(places, (place) => {
    const x = place.x - start.x;
    const y = place.y - start.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    return place !== start && ahead > 0 && aside <= ahead
      ? Math.hypot(ahead, 2 * aside)
      : Number.POSITIVE_INFINITY;
  })?.name;
}

function middleOf(places: readonly Place[]): Place | undefined {
  const x = places.reduce((sum, place) => sum + place.x, 0) / places.length;
  const y = places.reduce((sum, place) => sum + place.y, 0) / places.length;
  return closest(places, (place) => Math.hypot(place.x - x, place.y - y));
}

function closest(places: readonly Place[], distance: (place: Place) => number): Place | undefined {
  let found: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const far = distance(place);
    if (far < least) {
      least = far;
      found = place;
    }
  }
  return found;
}
