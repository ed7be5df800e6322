/** A series of values, one for each category. */
export interface ChartSeries {
  /** The name, for the legend, the tooltip and the table. */
  name: string;
  /** The values, in the order of the categories. `null` is a gap. */
  data: readonly (number | null)[];
}

/** Whether two lists of series are equal, so that callers can write them inline. */
export function sameSeries(one: readonly ChartSeries[], other: readonly ChartSeries[]): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every(({ name, data }, index) => {
        const same = other[index];
        return (
          name === same?.name &&
          (data === same.data ||
            (data.length === same.data.length && data.every((value, at) => value === same.data[at])))
        );
      }))
  );
}

/** The lowest and the highest value, for the texts of a scale. */
export function extentOf(series: readonly ChartSeries[]): number[] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { data } of series) {
    for (const value of data) {
      if (value === null || !Number.isFinite(value)) continue;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return low <= high ? [low, high] : [];
}

/** The share of a value in the sum of its category, from -1 to 1. `null` for a gap, and if the sum is 0. */
export function shareOf(
  series: readonly ChartSeries[],
  value: number | null | undefined,
  row: number,
): number | null {
  const sum = series.reduce((total, { data }) => total + Math.abs(data[row] ?? 0), 0);
  return typeof value === "number" && sum > 0 ? value / sum : null;
}
