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
  /** Whether the legend hides it. */
  isHidden: boolean;
  /** The names of its parts. */
  names: string[];
}

export interface DonutSlices {
  slices: DonutSlice[];
  /** The index of the slice of each part. */
  sliceOf: number[];
  /** The sum of the visible parts. */
  sum: number;
}

/**
 * The slices of parts, in their order. Parts beyond the largest `maxParts`, and those with a smaller share than `minShare`,
 * are joined at the end, if there are at least two of them. Hidden parts change the sum, but not which parts are joined.
 */
export function slicesOf(
  parts: readonly DonutChartPart[],
  maxParts: number,
  minShare: number,
  restName: string,
  hidden: readonly string[],
): DonutSlices {
  const values = parts.map(({ value }) => (value > 0 && Number.isFinite(value) ? value : 0));
  const sum = values.reduce((total, value) => total + value, 0);
  const largest = values
    .map((_, index) => index)
    .sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0));
  const shown = new Set(largest.slice(0, maxParts).filter((index) => (values[index] ?? 0) >= sum * minShare));
  const isJoined = parts.length - shown.size > 1;
  const slices: DonutSlice[] = [];
  const rest: DonutSlice = { name: restName, value: 0, isRest: true, isHidden: true, names: [] };
  const sliceOf = parts.map(({ name }, index) => {
    const value = values[index] ?? 0;
    const isHidden = hidden.includes(name);
    if (!isJoined || shown.has(index)) return slices.push({ name, value, isHidden, names: [name] }) - 1;
    if (!isHidden) rest.value += value;
    rest.isHidden &&= isHidden;
    rest.names.push(name);
    return -1;
  });
  if (isJoined) slices.push(rest);
  return {
    slices,
    sliceOf: sliceOf.map((at) => (at < 0 ? slices.length - 1 : at)),
    sum: slices.reduce((total, { value, isHidden }) => (isHidden ? total : total + value), 0),
  };
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
        // Hidden slices stay as gaps, so that the others keep their colors.
        data: slices.map(({ name, value, isRest, isHidden }) => ({
          name,
          isRest,
          value: isHidden ? null : value,
        })),
      },
    ],
    tooltip: { valueFormatter: text },
  };
}

/** All visible parts as a table, also those that are joined in the drawing. */
export function donutTable(
  parts: readonly DonutChartPart[],
  { sliceOf, sum }: DonutSlices,
  hidden: readonly string[],
  percent: (share: number) => string,
): ChartTable {
  const shown = parts.flatMap((part, index) => (hidden.includes(part.name) ? [] : [{ ...part, index }]));
  return {
    series: [""],
    rows: shown.map(({ name, value }) => ({ name, values: [value] })),
    point: (row) => ({ seriesIndex: 0, dataIndex: sliceOf[shown[row]?.index ?? row] ?? row }),
    text: (row, _, text) => withShare(text, Math.max(shown[row]?.value ?? 0, 0), sum, percent),
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
