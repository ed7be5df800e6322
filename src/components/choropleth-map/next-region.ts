import type { Place } from "./region-places";

const directions: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Whether a key leads from region to region. */
export const isDirection = (key: string) => key in directions;

/**
 * The region that an arrow key leads to: the nearest one in a quarter of the circle around its direction, where
 * what lies aside counts twice; undefined where there is none. From nowhere it is the one in the middle of all.
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
