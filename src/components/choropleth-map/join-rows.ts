import type { MapEntry, MapFeature, MapFeatureCollection } from "./map-types";

/** The way to read a value from a row: its key, or a function that returns it. */
export type Reader<Row, Value> = keyof Row | ((row: Row) => Value);

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
    if (region !== "") entries.set(region, { name: region, value: undefined, row: undefined });
  }
  for (const row of data) {
    const region = text(read(row, name));
    const amount = read(row, value);
    entries.set(region, {
      name: region,
      value: typeof amount === "number" && Number.isFinite(amount) ? amount : undefined,
      row,
    });
  }
  return [...entries.values()];
}

/** The name of a region, or an empty string. */
export function featureName({ properties }: MapFeature, nameProperty: string): string {
  return text((properties as Record<string, unknown> | null)?.[nameProperty]);
}

/** The lowest and the highest value, or 0 and 1 without values. */
export function extentOf(entries: readonly MapEntry<unknown>[]): [low: number, high: number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { value } of entries) {
    if (value === undefined) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return low <= high ? [low, high] : [0, 1];
}

function read<Row>(row: Row, reader: Reader<Row, unknown>): unknown {
  return typeof reader === "function" ? reader(row) : row[reader];
}

function text(name: unknown): string {
  return name === undefined || name === null ? "" : String(name);
}
