"use client";

import { type KeyboardEvent, type RefObject, useRef } from "react";
import type { ChartInstance } from "../charts/library";
import type { MapEntry } from "./entries";

/** The position of a region or a point on the projected plane, where `y` grows downward. */
export interface MapPlace {
  /** The key of its entry. */
  key: string;
  x: number;
  y: number;
}

const directions: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Whether a key is an arrow key. */
const isDirection = (key: string) => key in directions;

interface PlaceKeys {
  chart: RefObject<ChartInstance | null>;
  /** Returns the positions. They are computed on the first key press, and again when the function changes. */
  findPlaces: () => MapPlace[];
  entries: readonly MapEntry[];
  /** Called with the key of the entry that is reached, and with undefined when the navigation ends. */
  onReach: (key: string | undefined) => void;
}

/** Moves between the places of a map with the keyboard, and highlights the current one as on hover. */
export function usePlaceKeys({ chart, findPlaces, entries, onReach }: PlaceKeys) {
  const reached = useRef<string>(undefined);
  const found = useRef<{ by: () => MapPlace[]; places: MapPlace[] }>(undefined);

  const placesNow = () => {
    if (found.current?.by !== findPlaces) found.current = { by: findPlaces, places: findPlaces() };
    return found.current.places;
  };

  const leave = () => {
    if (reached.current === undefined) return;
    reached.current = undefined;
    chart.current?.dispatchAction({ type: "downplay" });
    chart.current?.dispatchAction({ type: "hideTip" });
    onReach(undefined);
  };

  const go = (name: string | undefined) => {
    if (name === undefined) return;
    reached.current = name;
    const at = { seriesIndex: 0, name };
    chart.current?.dispatchAction({ type: "downplay" });
    chart.current?.dispatchAction({ type: "highlight", ...at } as { type: string });
    chart.current?.dispatchAction({ type: "showTip", ...at } as { type: string });
    onReach(name);
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
      const isOnMap = new Set(placesNow().map((place) => place.key));
      const ranked = () =>
        entries
          .filter((entry) => entry.value !== undefined && isOnMap.has(entry.key))
          .sort((one, other) => (other.value as number) - (one.value as number));
      if (key === "Home") go(ranked()[0]?.key);
      else if (key === "End") go(ranked().at(-1)?.key);
      else go(nextPlace(placesNow(), reached.current, key));
    }
  };

  return { onKeyDown, onBlur: leave };
}

/**
 * The place that an arrow key moves to: the nearest one within 45 degrees of its direction, where the sideways distance
 * counts twice. Undefined if there is no such place. Without a current place, it is the one closest to the center of all.
 */
export function nextPlace(
  places: readonly MapPlace[],
  from: string | undefined,
  key: string,
): string | undefined {
  const start = places.find((place) => place.key === from);
  if (!start) return middleOf(places)?.key;
  const [dx, dy] = directions[key] ?? [0, 0];
  return closest(places, (place) => {
    const x = place.x - start.x;
    const y = place.y - start.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    return place !== start && ahead > 0 && aside <= ahead
      ? Math.hypot(ahead, 2 * aside)
      : Number.POSITIVE_INFINITY;
  })?.key;
}

function middleOf(places: readonly MapPlace[]): MapPlace | undefined {
  const x = places.reduce((sum, place) => sum + place.x, 0) / places.length;
  const y = places.reduce((sum, place) => sum + place.y, 0) / places.length;
  return closest(places, (place) => Math.hypot(place.x - x, place.y - y));
}

function closest(places: readonly MapPlace[], distance: (place: MapPlace) => number): MapPlace | undefined {
  let found: MapPlace | undefined;
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
