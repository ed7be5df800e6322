import { extentOf } from "../../lib/charts/named-series";
import { type ChartTable, textAt } from "../../lib/charts/table";
import { timeName, timeTick } from "../../lib/charts/time-tick";
import { timeTicks } from "../../lib/charts/time-zone";
import type { TooltipParams } from "../../lib/charts/tooltip-option";
import { durationStep } from "../../lib/charts/units";
import { fillText } from "../../lib/fill-text";
import { linesOf, type TimeSeriesData } from "./time-series-tooltip";

/** A horizontal line at a value, such as a limit. */
export interface TimeSeriesThreshold {
  /** The value. */
  value: number;
  /** The name at the line. */
  label: string;
}

/** A vertical line at a time, such as a deployment. */
export interface TimeSeriesMarker {
  /** The time, in ms. */
  time: number;
  /** The name at the line. */
  label: string;
}

export interface TimeSeriesSettings extends TimeSeriesData {
  type: "line" | "area" | "bar";
  isStacked: boolean;
  isLastIncomplete: boolean;
  /** The first and the last time of the axis. */
  range: readonly [from: number, to: number];
  thresholds: readonly TimeSeriesThreshold[];
  markers: readonly TimeSeriesMarker[];
  isDuration: boolean;
  timeZone: string | undefined;
  locale: string;
  incomplete: string;
  write: (value: number) => string;
}

/** The most ticks of the axis of times. Their texts fit beside each other in a narrow chart. */
const MAX_TICKS = 6;
/** The most points that are drawn and hovered one by one. More are sampled to the width of the chart. */
const MAX_PLAIN = 500;

/** The names of times. They have the zone if the clocks change between the times. */
export function timeNames({ times, timeZone, locale }: TimeSeriesSettings): (time: number) => string {
  const offsets = new Set([times[0], times.at(-1)].map((time) => offsetName(time ?? 0, timeZone)));
  return (time) => timeName(locale, time, timeZone, offsets.size > 1);
}

function offsetName(time: number, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(time)
    .filter(({ type }) => type === "timeZoneName")
    .map(({ value }) => value)
    .join();
}

/** The indexes of the first and the last time in a range. */
export function indexesIn(times: readonly number[], [from, to]: readonly [number, number]): [number, number] {
  const first = times.findIndex((time) => time >= from);
  const last = times.findLastIndex((time) => time <= to);
  return first < 0 ? [0, -1] : [first, last];
}

/** The visible series and times as a table. */
export function timeSeriesTable(settings: TimeSeriesSettings): ChartTable {
  const { times, series, hidden, range, isLastIncomplete, incomplete } = settings;
  const [first, last] = indexesIn(times, range);
  const shown = series
    .map((_, index) => index)
    .filter((index) => !hidden.includes(series[index]?.name ?? ""));
  const nameOf = timeNames(settings);
  const extras = extraSeries(settings);
  return {
    series: shown.map((index) => series[index]?.name ?? ""),
    rows: times.slice(first, last + 1).map((time, row) => ({
      // Thousands of names take long, and few are read.
      get name() {
        return nameOf(time);
      },
      values: shown.map((index) => series[index]?.data[first + row]),
    })),
    point: (row, column) => {
      const index = shown[column] ?? 0;
      const isExtra = settings.type !== "bar" && isLastIncomplete && first + row === times.length - 1;
      if (isExtra) return { seriesIndex: series.length + extras.indexOf(index), dataIndex: 1 };
      return { seriesIndex: index, dataIndex: row + first - Math.max(first - 1, 0) };
    },
    ...(isLastIncomplete && {
      text: (row, _, value) => (first + row === times.length - 1 ? fillText(incomplete, { value }) : value),
    }),
  };
}

/** The series whose last interval is drawn as a series of its own, because a line has one dash. */
function extraSeries({ series, hidden, type, isLastIncomplete, times }: TimeSeriesSettings): number[] {
  if (!isLastIncomplete || type === "bar" || times.length < 2) return [];
  return series.map((_, index) => index).filter((index) => !hidden.includes(series[index]?.name ?? ""));
}

/** The option of ECharts. Hidden series stay without data, so that the others keep their colors. */
export function timeSeriesOption(settings: TimeSeriesSettings, table: ChartTable): object {
  const { times, series, hidden, type, isStacked, range, markers, timeZone } = settings;
  const nameOf = timeNames(settings);
  const [first, last] = indexesIn(times, range);
  // The points beside the range draw the lines to its edges.
  const [start, end] = [Math.max(first - 1, 0), Math.min(last + 1, times.length - 1)];
  const isLarge = (end - start) * series.length > MAX_PLAIN * 4;
  const extras = extraSeries(settings);
  const open = settings.isLastIncomplete ? times.length - 1 : -1;
  const look = {
    ...(type !== "bar" && {
      ...(type === "area" && { areaStyle: {} }),
      ...(isLarge && !isStacked && { sampling: "lttb" }),
      ...(isLarge && { emphasis: { disabled: true } }),
    }),
    type: type === "bar" ? "bar" : "line",
  };
  const columns = series.map(({ name }) => table.series.indexOf(name));
  const textOf = (at: number, index: number) =>
    textAt(table, at - first, columns[index] ?? -1, settings.write) ?? "–";
  const drawn = series.map(({ name, data }, index) => ({
    ...look,
    name,
    // Otherwise, the library keeps a place for it beside the other bars.
    ...(type === "bar" && !isStacked && hidden.includes(name) && { barWidth: 0.01 }),
    // Flat lists need names of their columns.
    ...(end - start >= MAX_PLAIN && !hidden.includes(name) && { dimensions: ["time", "value"] }),
    ...(isStacked && { stack: "all" }),
    data: hidden.includes(name)
      ? []
      : pointsOf(times, data, start, end, type === "bar" ? -1 : open, type === "bar" ? open : -1),
    ...(open >= 0 && {
      tooltip: {
        valueFormatter: (_: unknown, at: number) => textOf(at, index),
      },
    }),
  }));
  const dashed = extras.map((index) => ({
    ...look,
    sampling: undefined,
    name: series[index]?.name,
    ...(isStacked && { stack: "incomplete" }),
    data: [open - 1, open].map((at) => [times[at], series[index]?.data[at] ?? null]),
    showSymbol: false,
    lineStyle: { type: [3, 4] },
  }));
  const half = type === "bar" ? gapOf(times) / 2 : 0;
  const step = settings.isDuration ? durationStep(highestOf(settings)) : undefined;
  return {
    ...(markers.length > 0 && { grid: { top: 24 } }),
    xAxis: {
      type: "time",
      min: range[0] - half,
      max: range[1] + half,
      axisLabel: {
        customValues: timeTicks(range[0], range[1], timeZone, MAX_TICKS),
        formatter: timeTick(settings.locale, timeZone),
      },
      axisPointer: {
        // On a canvas of its own, so that the lines aren't drawn again when the pointer moves.
        zlevel: 1,
        triggerEmphasis: !isLarge,
        label: { formatter: ({ value }: { value: number }) => nameOf(value) },
      },
    },
    yAxis: {
      type: "value",
      ...(step && { interval: step, max: Math.ceil(highestOf(settings) / step) * step }),
    },
    tooltip: {
      select: (points: TooltipParams[]) => linesOf(points, settings),
    },
    series: [...drawn, ...dashed, ...marksOf(settings)],
  };
}

/** Pairs of time and value. Many are one flat list, which is read faster. */
function pointsOf(
  times: readonly number[],
  data: readonly (number | null)[],
  start: number,
  end: number,
  skipped: number,
  outlined: number,
): unknown {
  const length = Math.max(end - start + 1, 0);
  if (length <= MAX_PLAIN) {
    return Array.from({ length }, (_, index) => {
      const at = start + index;
      const value = [times[at], at === skipped ? null : (data[at] ?? null)];
      return at === outlined ? { value, isIncomplete: true } : value;
    });
  }
  const flat = new Float64Array(length * 2);
  for (let index = 0; index < length; index++) {
    const at = start + index;
    flat[index * 2] = times[at] ?? Number.NaN;
    flat[index * 2 + 1] = at === skipped ? Number.NaN : (data[at] ?? Number.NaN);
  }
  return flat;
}

/** Lines without data of their own. Their values are part of the axis. */
function marksOf({ thresholds, markers, range }: TimeSeriesSettings): object[] {
  if (thresholds.length + markers.length === 0) return [];
  return [
    {
      type: "line",
      data: thresholds.map(({ value }) => [range[0], value]),
      silent: true,
      symbol: "none",
      lineStyle: { opacity: 0 },
      markLine: {
        silent: true,
        data: [
          ...thresholds.map(({ value, label }) => ({
            yAxis: value,
            label: { formatter: () => label, position: "insideStartTop" },
          })),
          ...markers.map(({ time, label }) => ({
            xAxis: time,
            lineStyle: { type: "dotted" },
            label: { formatter: () => label, position: "end" },
          })),
        ],
      },
    },
  ];
}

/** The shortest time between neighbors. */
function gapOf(times: readonly number[]): number {
  let gap = Number.POSITIVE_INFINITY;
  for (let at = 1; at < times.length; at++) gap = Math.min(gap, (times[at] ?? 0) - (times[at - 1] ?? 0));
  return Number.isFinite(gap) ? gap : 0;
}

function highestOf({ times, series, hidden, isStacked, thresholds }: TimeSeriesSettings): number {
  const shown = series.filter(({ name }) => !hidden.includes(name));
  const sums = isStacked
    ? times.map((_, at) => shown.reduce((sum, { data }) => sum + Math.max(data[at] ?? 0, 0), 0))
    : extentOf(shown);
  return [...sums, ...thresholds.map(({ value }) => value)].reduce((high, value) => Math.max(high, value), 0);
}
