"use client";

import { type KeyboardEvent, type RefObject, useRef } from "react";
import type { MapChart, MapEntry, MapFeatureCollection, MapProjection } from "./map-types";
import { isDirection, nextRegion } from "./next-region";
import { type Place, regionPlaces } from "./region-places";

interface RegionKeys {
  chart: RefObject<MapChart | null>;
  geoJson: MapFeatureCollection;
  nameProperty: string;
  projection: MapProjection | null;
  entries: readonly MapEntry<unknown>[];
  /** Called with the region that a key has reached, and with nothing when it is left. */
  onReach: (region: string | undefined) => void;
}

/** Moves from region to region by keyboard: the one that is reached is marked as under the pointer. */
export function useRegionKeys({ chart, geoJson, nameProperty, projection, entries, onReach }: RegionKeys) {
  const reached = useRef<string>(undefined);
  const places = useRef<{ of: unknown[]; list: Place[] }>(undefined);

  /** Worked out at the first key, and again where the map is another. */
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
      // One layer a key: the dialog around stays open.
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
