"use client";

import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { type ChartLabels, chartLabels } from "../../i18n/labels";
import { type Texts, useLabels } from "../../i18n/labels-provider";
import { pluralForm } from "../../i18n/plural-form";
import { CircleAlertIcon } from "../../icons/icons";
import type { ChartInstance, ChartLibrary } from "../../lib/charts/library";
import { type ChartTable, emptyTable, extremesOf, isEmptyTable, textAt } from "../../lib/charts/table";
import { tableOfOption } from "../../lib/charts/table-of-option";
import type { ChartTheme } from "../../lib/charts/theme";
import { themedOption } from "../../lib/charts/themed-option";
import { timeName } from "../../lib/charts/time-tick";
import { useEcharts } from "../../lib/charts/use-echarts";
import { type PointPlace, usePointKeys } from "../../lib/charts/use-point-keys";
import { useWrite } from "../../lib/charts/use-write";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { fillText } from "../../lib/fill-text";
import { isSize } from "../../lib/is-size";
import { knownValue } from "../../lib/known-value";
import { useEvent } from "../../lib/use-event";
import { sameList, useStable } from "../../lib/use-stable";
import { warnOnce } from "../../lib/warn-once";
import { Button } from "../button";
import { Spinner } from "../loader";
import { chartRecipe } from "./chart.recipe";
import { ChartData } from "./chart-table";

/** An event of a chart, such as a click on a point. */
export interface ChartEvent {
  /** The name of the event, such as `click`. */
  type?: string;
  /** The name of the series. */
  seriesName?: string;
  /** The place of the series in the option. */
  seriesIndex?: number;
  /** The place of the point in the data of the series. */
  dataIndex?: number;
  /** The name of the point. */
  name?: string;
  /** The value of the point. */
  value?: unknown;
}

/**
 * Props that all charts share.
 * @typeParam Instance The type of the ECharts instance.
 */
export interface ChartFrameProps<Instance extends ChartInstance = ChartInstance>
  extends LabelsProps<ChartLabels>,
    StyleProps,
    Omit<ComponentProps<"div">, "children"> {
  /**
   * The ECharts 6 module, which Kerf doesn't include. Pass all of `echarts`, or `echarts/core` after registering the
   * parts of the chart, the tooltip and a renderer with `use(…)`.
   */
  echarts: ChartLibrary<Instance>;
  /** The accessible name: what the chart shows, where and when. */
  label: string;
  /** The summary for screen readers. By default, it states the number of values, the lowest and the highest. */
  summary?: string;
  /**
   * Formats a value on the axis, in the tooltip, the summary and the table. Defaults to the number format of the language.
   * @param value A value of the chart.
   */
  valueFormat?: (value: number) => string;
  /**
   * Called for events of ECharts, by name: `{ click: (event) => … }`. The functions can change with each render.
   * @param event The event.
   */
  events?: Record<string, (event: ChartEvent) => void>;
  /**
   * Receives the ECharts instance, and `null` when it is removed. The chart is created near the viewport.
   * @param instance The instance.
   */
  chartRef?: RefObject<Instance | null> | ((instance: Instance | null) => void);
  /**
   * Shows that data is loading. The previous chart stays visible below.
   * @default false
   */
  loading?: boolean;
  /** Shows that the data couldn't be loaded, instead of the chart. A text replaces the default one. */
  error?: boolean | string;
  /** Called when the user wants to load the data again after an error. Without it, there is no button. */
  onRetry?: () => void;
  /**
   * Shows a button that replaces the chart with a table of the same data. Screen readers always get the table.
   * @default true
   */
  showTableButton?: boolean;
  /** The width divided by the height, as a number or a CSS ratio. Defaults to `16 / 9`. */
  aspectRatio?: number | string;
  /**
   * The height in px, instead of `aspectRatio`.
   *
   * @minimum 1
   */
  height?: number;
}

/**
 * @typeParam Instance The type of the ECharts instance.
 */
export interface ChartProps<Instance extends ChartInstance = ChartInstance>
  extends ChartFrameProps<Instance> {
  /**
   * The chart as an option of ECharts. Kerf adds colors, type, axes, grid, legend and tooltip of the theme where the option
   * sets none. Keep the same object between renders, because a new one is drawn again.
   */
  option: object;
  /**
   * Whether a new option replaces the previous one, or is merged into it. With `merge`, zoom, hidden series and animations
   * continue, and parts that the new option omits stay.
   * @default "replace"
   */
  optionUpdateBehavior?: "replace" | "merge";
  /**
   * The data as a table: for screen readers, the keyboard, the summary and the empty state. By default, it is read from
   * the option. Pass it for other kinds of data than categories, coordinates, parts and links.
   */
  table?: ChartTable;
}

/**
 * A chart drawn by ECharts in Kerf's theme, from any ECharts option. It adds an accessible name, a summary, a table and
 * keyboard navigation. For values of regions, use ChoroplethMap.
 *
 * @category Data Visualization
 * @alias graph, plot, echarts, line chart, scatter plot, area chart, data visualization
 * @since 0.1.0
 */
export function Chart<Instance extends ChartInstance>(props: ChartProps<Instance>) {
  return <ChartFrame {...props} />;
}

/** The parts that other charts add to Chart. */
interface ChartFrameParts<Instance extends ChartInstance> extends ChartProps<Instance> {
  /** The legend as an element, above the plot or beside it. */
  legend?: ReactNode;
  /** Beside a legend at the end, the plot is a square of `height` or 15rem. In a narrow box, the legend is below. */
  legendSide?: "top" | "end";
  /** An element over the plot. The pointer doesn't reach it. */
  over?: ReactNode;
  /** Buttons before the one for the table. */
  actions?: ReactNode;
  /** Called with the point that the keyboard reaches, and with undefined when it leaves. */
  onReachPoint?: (place: PointPlace | undefined) => void;
}

/** Chart, with elements of other charts around the drawing. */
export function ChartFrame<Instance extends ChartInstance>({
  legend,
  legendSide = "top",
  over,
  actions,
  onReachPoint,
  echarts,
  option,
  optionUpdateBehavior,
  label,
  summary,
  table: ownTable,
  valueFormat,
  events,
  chartRef,
  loading = false,
  error,
  onRetry,
  showTableButton = true,
  aspectRatio = "16 / 9",
  height,
  labels,
  className,
  ...rest
}: ChartFrameParts<Instance>) {
  const words = useLabels("chart", chartLabels, labels);
  const { locale } = words;
  const slots = chartRecipe();
  const summaryId = useId();
  const [isTable, setIsTable] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const behavior = knownValue("Chart.optionUpdateBehavior", optionUpdateBehavior, ["replace", "merge"]);

  const read = useMemo(
    () =>
      ownTable ??
      tableOfOption(option, {
        number: (value) => value.toLocaleString(locale),
        time: (value, useUtc) => timeName(locale, value, useUtc ? "UTC" : undefined),
      }),
    [ownTable, option, locale],
  );
  const table = read ?? emptyTable;
  const extremes = useMemo(() => extremesOf(table), [table]);
  const write = useWrite(valueFormat, locale, extremes ? [extremes.low.value, extremes.high.value] : []);
  const { noData } = words;

  const hasSeries = hasAny((option as { series?: unknown }).series);
  const isEmpty = read ? isEmptyTable(read) : !hasSeries;
  if (!read && hasSeries) {
    warnOnce(() => `The data of <Chart label="${label}"> can't be read as a table. Pass \`table\`.`);
  }
  const hasFailed = error !== undefined && error !== false;
  const isDrawn = !hasFailed && !isEmpty;
  const hasTableButton = showTableButton && (!!read || !hasSeries);
  const isAtEnd = legendSide === "end" && !isTable;
  const plotSize = () => {
    const own = isSize("Chart.height", height) ? height : undefined;
    if (legendSide === "top") return own ? { height: own } : { aspectRatio };
    // In rem, so that a donut grows with the text in its center.
    const size = own ?? "15rem";
    return isTable ? { height: size } : { flex: "1 1 9rem", maxWidth: size, aspectRatio: 1 };
  };

  return (
    <div data-slot="chart" aria-busy={loading || undefined} className={slots.base({ className })} {...rest}>
      <div data-slot="chart-body" className={slots.body()}>
        {legendSide === "top" && isDrawn && legend}
        <div data-slot="chart-plot" className={slots.plot()} style={plotSize()}>
          {isDrawn && (
            <Surface
              echarts={echarts}
              option={option}
              merges={behavior === "merge"}
              chartRef={chartRef}
              events={events}
              table={table}
              label={label}
              describedBy={summaryId}
              locale={locale}
              write={write}
              isHidden={isTable}
              isDimmed={loading}
              onReach={(text, place) => {
                setAnnouncement(text);
                onReachPoint?.(place);
              }}
            />
          )}
          <div data-slot="chart-overlay" className={slots.overlay()}>
            {/* Always rendered: screen readers announce only what is added to an existing live region. */}
            <div role="status" data-slot="chart-status" className={slots.status()}>
              {hasFailed ? (
                <>
                  <CircleAlertIcon className={slots.statusIcon()} />
                  {typeof error === "string" ? error : words.error}
                </>
              ) : loading ? (
                <>
                  <Spinner className={slots.statusIcon()} />
                  <span className={isEmpty ? undefined : "k:sr-only"}>{words.loading}</span>
                </>
              ) : (
                isEmpty && noData
              )}
            </div>
            {hasFailed && onRetry && (
              <Button size="sm" onClick={() => onRetry()}>
                {words.retry}
              </Button>
            )}
          </div>
          {isDrawn && !isTable && over}
          {isDrawn && read && (
            <ChartData caption={label} table={table} isShown={isTable} words={words} write={write} />
          )}
        </div>
        {isAtEnd && isDrawn && legend}
      </div>
      {(hasTableButton || actions) && (
        <div data-slot="chart-actions" className={slots.actions()}>
          {actions}
          {hasTableButton && (
            <Button
              data-slot="chart-table-button"
              size="xs"
              variant="ghost"
              disabled={!isDrawn || !read}
              onClick={() => setIsTable(!isTable)}
            >
              {isTable ? words.showChart : words.showTable}
            </Button>
          )}
        </div>
      )}
      <Summary id={summaryId} own={summary} table={table} words={words} write={write} />
      <div data-slot="chart-live-region" aria-live="polite" className="k:sr-only">
        {announcement}
      </div>
    </div>
  );
}

interface SurfaceProps<Instance extends ChartInstance>
  extends Pick<ChartProps<Instance>, "echarts" | "option" | "chartRef" | "events" | "label"> {
  merges: boolean;
  table: ChartTable;
  describedBy: string;
  locale: string;
  write: (value: number) => string;
  isHidden: boolean;
  isDimmed: boolean;
  /** Called with the text to announce, and the point. */
  onReach: (announcement: string, place: PointPlace | undefined) => void;
}

/** The element that ECharts draws into. It exists only while there is something to draw. */
function Surface<Instance extends ChartInstance>({
  echarts,
  option,
  merges,
  chartRef,
  events,
  table,
  label,
  describedBy,
  locale,
  write,
  isHidden,
  isDimmed,
  onReach,
}: SurfaceProps<Instance>) {
  const slots = chartRecipe();
  const element = useRef<HTMLDivElement>(null);
  const [instance, setInstance] = useState<Instance | null>(null);
  const tooltipClass = slots.tooltip();
  const themed = useCallback(
    (theme: ChartTheme) => themedOption(option, theme, { tooltipClass, locale, write }),
    [option, tooltipClass, locale, write],
  );
  const chart = useEcharts({
    element,
    echarts,
    option: themed,
    merges,
    isLazy: true,
    onInstance: setInstance,
    onRedraw: useEvent(() => keys.showAgain()),
  });
  useInstanceRef(instance, chartRef);
  useChartEvents(instance, events);
  const keys = usePointKeys({
    chart,
    table,
    onReach(place) {
      if (!place) return onReach("", undefined);
      const text = textAt(table, place.row, place.column, write) ?? "";
      const names = [table.series[place.column], table.rows[place.row]?.name].filter(Boolean).join(", ");
      onReach(`${names}: ${text}`, place);
    },
  });
  return (
    <div
      ref={element}
      data-slot="chart-surface"
      data-hidden={isHidden || undefined}
      data-dimmed={isDimmed || undefined}
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from point to point
      tabIndex={0}
      className={slots.surface()}
      {...keys.handlers}
    />
  );
}

/** Sets the ref to the instance, and to null when it is removed. */
function useInstanceRef<Instance extends ChartInstance>(
  instance: Instance | null,
  ref: ChartProps<Instance>["chartRef"],
): void {
  const set = useEvent((value: Instance | null) => {
    if (typeof ref === "function") ref(value);
    else if (ref) ref.current = value;
  });
  useEffect(() => {
    if (!instance) return;
    set(instance);
    return () => set(null);
  }, [instance, set]);
}

/** Calls the current function of each event, so that functions can be written inline. */
function useChartEvents(instance: ChartInstance | null, events: ChartProps["events"]): void {
  const call = useEvent((name: string, event: unknown) => events?.[name]?.(event as ChartEvent));
  const names = useStable(Object.keys(events ?? {}), sameList);
  useEffect(() => {
    if (!instance) return;
    const listeners = names.map((name) => [name, (event: unknown) => call(name, event)] as const);
    for (const [name, listener] of listeners) instance.on(name, listener);
    return () => {
      // A disposed instance has no listeners, and warns.
      if (instance.isDisposed()) return;
      for (const [name, listener] of listeners) instance.off(name, listener);
    };
  }, [instance, names, call]);
}

interface SummaryProps {
  id: string;
  own: string | undefined;
  table: ChartTable;
  words: Texts<"chart">;
  write: (value: number) => string;
}

/**
 * The description of the chart for screen readers: how many values, the lowest and the highest, then the keys. The browser
 * writes it after hydration, because times depend on its time zone.
 */
function Summary({ id, own, table, words, write }: SummaryProps) {
  const shown = useDeferredValue(table, emptyTable);
  return (
    // Versions of ICU differ: a server may write PM in a time where a browser writes 오후.
    <div id={id} data-slot="chart-summary" hidden suppressHydrationWarning>
      {own ?? summaryOf(shown, words, write)} {words.hint}
    </div>
  );
}

function summaryOf(table: ChartTable, words: Texts<"chart">, write: (value: number) => string): string {
  const extremes = extremesOf(table);
  if (!extremes) return "";
  const isSingle = table.series.length < 2;
  const at = ({ name, series }: typeof extremes.low) =>
    [isSingle ? "" : series, name].filter((text) => text !== "").join(", ");
  return fillText(isSingle ? words.summary : words.summaryOfSeries, {
    series: pluralForm(words.series, table.series.length, words.locale),
    values: pluralForm(words.values, extremes.count, words.locale),
    low: write(extremes.low.value),
    lowAt: at(extremes.low),
    high: write(extremes.high.value),
    highAt: at(extremes.high),
  });
}

function hasAny(series: unknown): boolean {
  return Array.isArray(series) ? series.length > 0 : series !== undefined && series !== null;
}
