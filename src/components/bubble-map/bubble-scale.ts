import { type MapEntry, numberOf, type Reader, readFrom, textOf } from "../../lib/map/entries";
import type { MapPlace } from "../../lib/map/place-keys";
import type { MapProjection } from "../../lib/map/regions";

/** The way to read the coordinates of a point from a row. */
export type CoordinatesReader<Row> =
  | keyof Row
  | ((row: Row) => readonly [longitude: number, latitude: number]);

/** Reads the points of a map. A row without valid coordinates is only in the table. */
export function readPoints<Row>(
  data: readonly Row[],
  name: Reader<Row, string>,
  coordinates: CoordinatesReader<Row>,
  value: Reader<Row, number>,
): MapEntry<Row>[] {
  return data.map((row, place) => ({
    key: String(place),
    name: textOf(readFrom(row, name)),
    value: numberOf(readFrom(row, value)),
    row,
    at: pairOf(readFrom(row, coordinates)),
  }));
}

function pairOf(value: unknown): [number, number] | undefined {
  const [longitude, latitude] = Array.isArray(value) ? value.map(numberOf) : [];
  return longitude === undefined || latitude === undefined ? undefined : [longitude, latitude];
}

/** The positions of the points on the projected plane. */
export function pointPlaces(entries: readonly MapEntry[], projection: MapProjection | null): MapPlace[] {
  return entries.flatMap(({ key, at }) => {
    if (!at) return [];
    const [x, y] = projection ? projection.project([...at]) : [at[0], -at[1]];
    return [{ key, x, y }];
  });
}

/** The least radius, in px, so that each bubble can be seen and touched. */
const LEAST_RADIUS = 2;

/** The radius of a bubble in px. Its area is proportional to the value. Undefined without an area. */
export function radiusOf(value: number | undefined, highest: number, maxRadius: number): number | undefined {
  if (value === undefined || value <= 0) return undefined;
  return Math.max(LEAST_RADIUS, maxRadius * Math.sqrt(value / highest));
}

/** Up to three round values for the legend, from large to small. Their circles differ by about half the radius. */
export function legendValues(highest: number): number[] {
  if (!(highest > 0)) return [];
  const values = [roundBelow(highest, [1, 1.5, 2, 3, 4, 5, 6, 8])];
  for (const share of [0.4, 0.1]) values.push(roundBelow((values[0] as number) * share, [1, 2, 5]));
  return values;
}

/** The largest number below, or equal to, a value, that has one of some leading digits. */
function roundBelow(value: number, digits: readonly number[]): number {
  const power = 10 ** Math.floor(Math.log10(value));
  // The division isn't exact: 0.3 / 0.1 is less than 3.
  const digit = digits.findLast((each) => each <= (value / power) * (1 + 1e-9)) ?? 1;
  // A product such as 3 * 0.1 isn't exact either.
  return Number((digit * power).toPrecision(2));
}
