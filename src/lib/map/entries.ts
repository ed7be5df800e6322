/** A row of the data of a map, or a region without a row. */
export interface MapEntry<Row = unknown> {
  /** Identifies it on the map. It is the name of the item that the chart library draws. */
  key: string;
  name: string;
  /** Undefined without a number. */
  value: number | undefined;
  /** Undefined for a region without a row. */
  row: Row | undefined;
  /** The coordinates of a point. */
  at?: readonly [longitude: number, latitude: number] | undefined;
}

/** The way to read a value from a row: its key, or a function that returns it. */
export type Reader<Row, Value> = keyof Row | ((row: Row) => Value);

export function readFrom<Row>(row: Row, reader: Reader<Row, unknown>): unknown {
  return typeof reader === "function" ? reader(row) : row[reader];
}

export function textOf(name: unknown): string {
  return name === undefined || name === null ? "" : String(name);
}

/** A finite number, or undefined. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

type Entries = readonly MapEntry<unknown>[];

/** The lowest and the highest value, or 0 and 1 without values. */
export function extentOf(entries: Entries): [low: number, high: number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { value } of entries) {
    if (value === undefined) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return low <= high ? [low, high] : [0, 1];
}

/** Whether two lists of entries are drawn alike, so that callers can write rows inline. */
export function sameEntries(one: Entries, other: Entries): boolean {
  return (
    one.length === other.length &&
    one.every((entry, i) => {
      const twin = other[i];
      return (
        entry.name === twin?.name &&
        Object.is(entry.value, twin.value) &&
        entry.row === twin.row &&
        entry.at?.[0] === twin.at?.[0] &&
        entry.at?.[1] === twin.at?.[1]
      );
    })
  );
}
