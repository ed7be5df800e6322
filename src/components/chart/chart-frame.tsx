"use client";

import { type ReactNode, useDeferredValue, useId, useMemo, useState } from "react";
import { chartLabels } from "../../i18n/labels";
import { type Texts, useLabels } from "../../i18n/labels-provider";
import { pluralForm } from "../../i18n/plural-form";
import { CircleAlertIcon } from "../../icons/icons";
import type { ChartInstance } from "../../lib/charts/library";
import { type ChartTable, emptyTable, extremesOf, isEmptyTable } from "../../lib/charts/table";
import type { PointPosition } from "../../lib/charts/use-point-keys";
import { useWrite } from "../../lib/charts/use-write";
import { fillText } from "../../lib/fill-text";
import { isSize } from "../../lib/is-size";
import { warnOnce } from "../../lib/warn-once";
import { Button } from "../button";
import { Spinner } from "../loader";
import { chartRecipe } from "./chart.recipe";
import type { ChartFrameProps } from "./chart-props";
import { ChartSurface } from "./chart-surface";
import { ChartData } from "./chart-table";

interface ChartFrameParts<Instance extends ChartInstance> extends ChartFrameProps<Instance> {
  /** The chart as an option of ECharts. */
  option: object;
  /** Whether a new option is merged into the previous one. */
  merges?: boolean;
  /** The visible data as a table. Undefined if it can't be read. */
  table: ChartTable | undefined;
  /** Whether the legend hides series. A chart without visible series then isn't empty. */
  isFiltered?: boolean;
  /** The legend as an element, above the plot or beside it. */
  legend?: ReactNode;
  /** Beside a legend at the end, the plot is a square of `height` or 15rem. In a narrow box, the legend is below. */
  legendSide?: "top" | "end";
  /** An element over the plot. The pointer doesn't reach it. */
  over?: ReactNode;
  /** Buttons before the one for the table. */
  actions?: ReactNode;
  /** Called with the point that the keyboard reaches, and with undefined when it leaves. */
  onReachPoint?: (position: PointPosition | undefined) => void;
}

/** The drawing of a chart with its states, its texts for screen readers, and the elements around it. */
export function ChartFrame<Instance extends ChartInstance>({
  legend,
  legendSide = "top",
  over,
  actions,
  onReachPoint,
  echarts,
  option,
  merges = false,
  label,
  summary,
  table: readable,
  isFiltered = false,
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
  const table = readable ?? emptyTable;
  const extremes = useMemo(() => extremesOf(table), [table]);
  const write = useWrite(valueFormat, locale, extremes ? [extremes.low.value, extremes.high.value] : []);

  const hasSeries = hasAny((option as { series?: unknown }).series);
  const isEmpty = !isFiltered && (readable ? isEmptyTable(readable) : !hasSeries);
  if (!readable && hasSeries) {
    warnOnce(() => `The data of <Chart label="${label}"> can't be read as a table. Pass \`table\`.`);
  }
  const hasFailed = error !== undefined && error !== false;
  const isDrawn = !hasFailed && !isEmpty;
  const hasTableButton = showTableButton && (!!readable || !hasSeries);
  const isAtEnd = legendSide === "end" && !isTable;
  const plotSize = () => {
    const own = isSize("Chart.height", height) ? height : undefined;
    if (legendSide === "top") return own ? { [isDrawn ? "height" : "minHeight"]: own } : { aspectRatio };
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
            <ChartSurface
              echarts={echarts}
              option={option}
              merges={merges}
              chartRef={chartRef}
              events={events}
              table={table}
              label={label}
              describedBy={summaryId}
              locale={locale}
              write={write}
              isHidden={isTable}
              isDimmed={loading}
              onReach={(text, position) => {
                setAnnouncement(text);
                onReachPoint?.(position);
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
                isEmpty && words.noData
              )}
            </div>
            {hasFailed && onRetry && (
              <Button size="sm" onClick={() => onRetry()}>
                {words.retry}
              </Button>
            )}
          </div>
          {isDrawn && !isTable && over}
          {isDrawn && readable && (
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
              disabled={!isDrawn || !readable}
              onClick={() => setIsTable(!isTable)}
            >
              {isTable ? words.showChart : words.showTable}
            </Button>
          )}
        </div>
      )}
      <ChartSummary id={summaryId} own={summary} table={table} words={words} write={write} />
      <div data-slot="chart-live-region" aria-live="polite" className="k:sr-only">
        {announcement}
      </div>
    </div>
  );
}

interface ChartSummaryProps {
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
function ChartSummary({ id, own, table, words, write }: ChartSummaryProps) {
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
