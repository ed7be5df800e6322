import type { ChartTable } from "../../lib/charts/table";

/** A part of a whole. */
export interface DonutChartPart {
  /** The name, for the legend, the tooltip and the table. */
  name: string;
  /** The value. A negative one counts as 0. */
  value: number;
}

/** A slice: one part, or several small ones. */
export interface DonutSlice extends DonutChartPart {
  isRest?: boolean;
}

export interface DonutSlices {
  slices: DonutSlice[];
  /** The place of the slice of each part. */
  sliceOf: number[];
  sum: number;
}

/**
 * The slices of parts, in their order. Parts beyond the largest `maxParts`, and those with a smaller share than `minShare`,
 * are joined at the end, if there are at least two of them.
 */
export function slicesOf(
  parts: readonly DonutChartPart[],
  maxParts: number,
  minShare: number,
  restName: string,
): DonutSlices {
  const values = parts.map(({ value }) => (value > 0 && Number.isFinite(value) ? value : 0));
  const sum = values.reduce((total, value) => total + value, 0);
  const largest = values
    .map((_, place) => place)
    .sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0));
  const shown = new Set(largest.slice(0, maxParts).filter((place) => (values[place] ?? 0) >= sum * minShare));
  const isJoined = parts.length - shown.size > 1;
  const slices: DonutSlice[] = [];
  let rest = 0;
  const sliceOf = parts.map(({ name }, place) => {
    const value = values[place] ?? 0;
    if (isJoined && !shown.has(place)) {
      rest += value;
      return -1;
    }
    return slices.push({ name, value }) - 1;
  });
  if (isJoined) slices.push({ name: restName, value: rest, isRest: true });
  return { slices, sliceOf: sliceOf.map((at) => (at < 0 ? slices.length - 1 : at)), sum };
}

/** A value and its share. */
export function withShare(text: string, value: number, sum: number, percent: (share: number) => string) {
  return sum > 0 ? `${text} (${percent(value / sum)})` : text;
}

/** The option of ECharts. */
export function donutOption(slices: readonly DonutSlice[], text: (value: number) => string): object {
  return {
    series: [
      {
        type: "pie",
        radius: ["64%", "98%"],
        stillShowZeroSum: false,
        label: { show: false },
        emphasis: { scale: false },
        data: slices,
      },
    ],
    tooltip: { valueFormatter: text },
  };
}

/** All parts as a table, also those that are joined in the drawing. */
export function donutTable(
  parts: readonly DonutChartPart[],
  { sliceOf, sum }: DonutSlices,
  percent: (share: number) => string,
): ChartTable {
  return {
    series: [""],
    rows: parts.map(({ name, value }) => ({ name, values: [value] })),
    point: (row) => ({ seriesIndex: 0, dataIndex: sliceOf[row] ?? row }),
    text: (row, _, text) => withShare(text, Math.max(parts[row]?.value ?? 0, 0), sum, percent),
  };
}

/** Whether two lists of parts are equal, so that callers can write them inline. */
export function sameParts(one: readonly DonutChartPart[], other: readonly DonutChartPart[]): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every(({ name, value }, at) => name === other[at]?.name && Object.is(value, other[at]?.value)))
  );
}
