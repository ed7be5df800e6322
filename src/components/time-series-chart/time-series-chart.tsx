"use client";

import { mergeProps } from "@base-ui/react/merge-props";
import { useMemo, useRef } from "react";
import { chartLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { type ChartSeries, extentOf, sameSeries } from "../../lib/charts/named-series";
import { type ChartUnit, formatUnit } from "../../lib/charts/units";
import { type HiddenSeriesProps, useHiddenSeries } from "../../lib/charts/use-hidden-series";
import { useWrite } from "../../lib/charts/use-write";
import { fillText } from "../../lib/fill-text";
import { knownValue } from "../../lib/known-value";
import { useControlled } from "../../lib/use-controlled";
import { sameList, useStable } from "../../lib/use-stable";
import { warnOnce } from "../../lib/warn-once";
import { Button } from "../button";
import { ChartFrame, type ChartFrameProps, type ChartInstance, ChartLegend } from "../chart";
import { timeSeriesChartRecipe } from "./time-series-chart.recipe";
import {
  indexesIn,
  type TimeSeriesMarker,
  type TimeSeriesSettings,
  type TimeSeriesThreshold,
  timeNames,
  timeSeriesOption,
  timeSeriesTable,
} from "./time-series-option";
import { nearest } from "./time-series-tooltip";
import { type PixelInstance, type TimeRange, useTimeRange } from "./use-time-range";

export type { TimeSeriesMarker, TimeSeriesThreshold };

/**
 * @typeParam Instance The type of the ECharts instance.
 */
export interface TimeSeriesChartProps<Instance extends ChartInstance = ChartInstance>
  extends ChartFrameProps<Instance>,
    HiddenSeriesProps {
  /** The times of the values, in ms since 1970 and in ascending order. */
  times: readonly number[];
  /** The series. Each has one value for each time; gaps are null. Keep the same lists between renders if they are long. */
  series: readonly ChartSeries[];
  /**
   * How series are drawn.
   * @default "line"
   */
  type?: "line" | "area" | "bar";
  /**
   * Whether the values of series are added up.
   * @default false
   */
  stacked?: boolean;
  /**
   * The unit of the values, for the axis, the tooltip and the table. `valueFormat` overrides its texts.
   * @default "number"
   */
  unit?: "number" | "bytes" | "duration" | "percent";
  /**
   * Whether the last interval isn't over yet. It is dashed, and its values are incomplete in texts.
   * @default false
   */
  lastIncomplete?: boolean;
  /** Horizontal lines at values, such as limits. They need the MarkLineComponent of ECharts. */
  thresholds?: readonly TimeSeriesThreshold[];
  /** Vertical lines at times, such as deployments. They need the MarkLineComponent of ECharts. */
  markers?: readonly TimeSeriesMarker[];
  /**
   * The series in the tooltip.
   * @default "all"
   */
  tooltip?: "all" | "single";
  /** Whether the legend shows. By default, it shows if there are several series. */
  showLegend?: boolean;
  /** The visible range of time, in ms. `null` shows all times. Pass it with `onRangeChange` to control the state. */
  range?: readonly [from: number, to: number] | null;
  /** The initially visible range of time, in ms, when uncontrolled. */
  defaultRange?: readonly [from: number, to: number] | null;
  /**
   * Called when a range of time is selected or reset. Without it, no range can be selected.
   * @param range The first and the last time in ms, or `null` for all times.
   */
  onRangeChange?: (range: [from: number, to: number] | null) => void;
  /** The IANA time zone of the axis and the texts, such as `Europe/Berlin`. Defaults to the reader's. */
  timeZone?: string;
}

const none: readonly never[] = [];

/**
 * A time series chart shows values over time as lines, areas or bars. Its legend hides series, and a drag selects a range of
 * time.
 *
 * @category Data Visualization
 * @alias line chart, area chart, time chart, metrics chart, monitoring graph, trend, brush, zoom
 */
export function TimeSeriesChart<Instance extends ChartInstance>({
  times: ownTimes,
  series: ownSeries,
  type: ownType,
  stacked = false,
  unit: ownUnit,
  lastIncomplete = false,
  thresholds: ownThresholds = none,
  markers: ownMarkers = none,
  tooltip: ownTooltip,
  showLegend = ownSeries.length > 1,
  hiddenSeries,
  defaultHiddenSeries,
  onHiddenSeriesChange,
  range,
  defaultRange = null,
  onRangeChange,
  timeZone: ownZone,
  valueFormat,
  chartRef,
  labels,
  className,
  ...rest
}: TimeSeriesChartProps<Instance>) {
  const words = useLabels("chart", chartLabels, labels);
  const { locale, incomplete } = words;
  const slots = timeSeriesChartRecipe();
  const type = knownValue("TimeSeriesChart.type", ownType, ["line", "area", "bar"]);
  const unit = knownValue<ChartUnit>("TimeSeriesChart.unit", ownUnit, [
    "number",
    "bytes",
    "duration",
    "percent",
  ]);
  const tooltip = knownValue("TimeSeriesChart.tooltip", ownTooltip, ["all", "single"]);
  const timeZone = useMemo(() => knownZone(ownZone), [ownZone]);
  const times = useStable(ownTimes, sameList);
  const series = useStable(ownSeries, sameSeries);
  const thresholds = useStable(ownThresholds, sameMarks);
  const markers = useStable(ownMarkers, sameMarks);
  const [hidden, setHidden] = useHiddenSeries(
    "TimeSeriesChart.hiddenSeries",
    hiddenSeries,
    defaultHiddenSeries,
    onHiddenSeriesChange,
  );
  const [selected, setSelected] = useControlled<TimeRange | null>(
    "TimeSeriesChart.range",
    range,
    defaultRange,
    null,
  );
  const first = selected?.[0] ?? times[0] ?? 0;
  const last = selected?.[1] ?? times.at(-1) ?? 0;

  const unitFormat = useMemo(() => (value: number) => formatUnit(value, unit, locale), [unit, locale]);
  const samples = useMemo(() => extentOf(series), [series]);
  const write = useWrite(valueFormat ?? unitFormat, locale, samples);

  const instance = useRef<(Instance & PixelInstance) | null>(null);
  const reached = useRef<{ row: number; column: number }>(undefined);
  const pointer = useRef<number>(undefined);
  const { option, table, settings } = useMemo(() => {
    const settings: TimeSeriesSettings = {
      ...{ times, series, type, thresholds, markers, timeZone, locale, incomplete, write },
      hidden,
      isStacked: stacked,
      isLastIncomplete: lastIncomplete,
      range: [first, last],
      isDuration: unit === "duration",
    };
    const table = timeSeriesTable(settings);
    if (tooltip === "single") {
      settings.pick = (points, values) => {
        const name = reached.current && table.series[reached.current.column];
        if (name !== undefined) return points.find(({ seriesName }) => seriesName === name);
        return nearest(points, values, stacked, pointer.current, instance.current);
      };
    }
    return { settings, table, option: timeSeriesOption(settings, table) };
  }, [
    times,
    series,
    type,
    thresholds,
    markers,
    timeZone,
    locale,
    incomplete,
    write,
    hidden,
    stacked,
    lastIncomplete,
    first,
    last,
    unit,
    tooltip,
  ]);
  checkData(rest.label, times, series);

  const [from, to] = indexesIn(times, [first, last]);
  const visible = useMemo(() => times.slice(from, to + 1), [times, from, to]);
  const reachedRow = useRef<number>(undefined);
  const change = (next: [number, number] | null) => {
    setSelected(next);
    onRangeChange?.(next);
  };
  const { band, isKeyboard, style, handlers } = useTimeRange({
    ...{ instance, times: visible, reached: reachedRow },
    isEnabled: onRangeChange !== undefined,
    onSelect: ([start, end]) => change([start, end]),
    onMove: (y) => {
      pointer.current = y;
    },
  });
  const nameOf = useMemo(() => timeNames(settings), [settings]);
  const hint = [
    ...[...thresholds].map(({ label, value }) => `${label}: ${write(value)}.`),
    ...[...markers].map(({ label, time }) => `${label}: ${nameOf(time)}.`),
    words.hint,
    onRangeChange ? words.rangeHint : "",
  ].join(" ");
  return (
    <ChartFrame
      data-slot="time-series-chart"
      {...(mergeProps<"div">(handlers, rest) as typeof rest)}
      className={slots.base({
        className: [onRangeChange && slots.selectable(), className].filter(Boolean).join(" "),
      })}
      labels={{ ...labels, hint }}
      valueFormat={write}
      option={option}
      table={table}
      isFiltered={series.some(({ name }) => hidden.includes(name))}
      chartRef={(next: Instance | null) => {
        instance.current = next;
        if (typeof chartRef === "function") chartRef(next);
        else if (chartRef) chartRef.current = next;
      }}
      onReachPoint={(position) => {
        reached.current = position;
        if (position) reachedRow.current = position.row;
      }}
      legend={
        showLegend && (
          <ChartLegend
            entries={series.map(({ name }, index) => ({
              name,
              index,
              shape: type === "bar" ? "bar" : "line",
            }))}
            hidden={hidden}
            words={words}
            onChange={setHidden}
          />
        )
      }
      over={
        <>
          {band && <div data-slot="time-series-chart-range" className={slots.band()} style={style} />}
          <div data-slot="time-series-chart-live-region" aria-live="polite" className="k:sr-only">
            {band && isKeyboard && fillText(words.range, { from: nameOf(band[0]), to: nameOf(band[1]) })}
          </div>
        </>
      }
      actions={
        onRangeChange &&
        selected && (
          <Button data-slot="time-series-chart-reset" size="xs" variant="ghost" onClick={() => change(null)}>
            {words.resetRange}
          </Button>
        )
      }
    />
  );
}

function sameMarks<Mark extends object>(one: readonly Mark[], other: readonly Mark[]): boolean {
  return sameList(
    one.flatMap((mark) => Object.values(mark)),
    other.flatMap((mark) => Object.values(mark)),
  );
}

/** The time zone, or the reader's if the name isn't known. */
function knownZone(timeZone: string | undefined): string | undefined {
  try {
    if (timeZone !== undefined) new Intl.DateTimeFormat("en", { timeZone });
    return timeZone;
  } catch {
    warnOnce(
      `Unknown TimeSeriesChart.timeZone "${timeZone}". Pass an IANA name, such as "Europe/Berlin". The reader's time zone is used instead.`,
    );
    return undefined;
  }
}

function checkData(label: string, times: readonly number[], series: readonly ChartSeries[]): void {
  if (process.env.NODE_ENV === "production") return;
  const wrong = series.find(({ data }) => data.length !== times.length);
  if (wrong) {
    warnOnce(
      `The series "${wrong.name}" of <TimeSeriesChart label="${label}"> has ${wrong.data.length} values for ${times.length} times. Pass one value for each time, and null for a gap.`,
    );
  }
  if (times.some((time, at) => time <= (times[at - 1] ?? Number.NEGATIVE_INFINITY))) {
    warnOnce(`The times of <TimeSeriesChart label="${label}"> aren't in ascending order. Sort them.`);
  }
}
