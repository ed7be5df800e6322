"use client";

import { useMemo } from "react";
import { chartLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { legendOfOption, visibleTable, withHidden } from "../../lib/charts/legend";
import type { ChartInstance } from "../../lib/charts/library";
import type { ChartTable } from "../../lib/charts/table";
import { tableOfOption } from "../../lib/charts/table-of-option";
import { timeName } from "../../lib/charts/time-tick";
import { type HiddenSeriesProps, useHiddenSeries } from "../../lib/charts/use-hidden-series";
import { knownValue } from "../../lib/known-value";
import { ChartFrame } from "./chart-frame";
import { ChartLegend } from "./chart-legend";
import type { ChartFrameProps } from "./chart-props";

/**
 * @typeParam Instance The type of the ECharts instance.
 */
export interface ChartProps<Instance extends ChartInstance = ChartInstance>
  extends ChartFrameProps<Instance>,
    HiddenSeriesProps {
  /**
   * The chart as an option of ECharts. Kerf adds colors, type, axes, grid and tooltip of the theme where the option sets none.
   * With `legend: {}`, it has a legend whose buttons hide series. Of the legend's fields, only `show`, `data` and `selected`
   * apply. Keep the same object between renders, because a new one is drawn again.
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
export function Chart<Instance extends ChartInstance>({
  option,
  optionUpdateBehavior,
  table: ownTable,
  hiddenSeries,
  defaultHiddenSeries,
  onHiddenSeriesChange,
  labels,
  ...rest
}: ChartProps<Instance>) {
  const words = useLabels("chart", chartLabels, labels);
  const { locale } = words;
  const behavior = knownValue("Chart.optionUpdateBehavior", optionUpdateBehavior, ["replace", "merge"]);
  const table = useMemo(
    () =>
      ownTable ??
      tableOfOption(option, {
        number: (value) => value.toLocaleString(locale),
        time: (value, useUtc) => timeName(locale, value, useUtc ? "UTC" : undefined),
      }),
    [ownTable, option, locale],
  );
  const legend = useMemo(() => legendOfOption(option, table), [option, table]);
  const [hidden, setHidden] = useHiddenSeries(
    "Chart.hiddenSeries",
    hiddenSeries,
    defaultHiddenSeries ?? legend?.hidden,
    onHiddenSeriesChange,
  );
  const drawn = useMemo(
    () => ({
      option: legend
        ? withHidden(
            option,
            legend.entries.map(({ name }) => name),
            hidden,
          )
        : option,
      table: legend && table ? visibleTable(table, legend.isOfParts, hidden) : table,
    }),
    [legend, option, table, hidden],
  );
  return (
    <ChartFrame
      {...rest}
      {...drawn}
      labels={labels}
      merges={behavior === "merge"}
      isFiltered={legend?.entries.some(({ name }) => hidden.includes(name))}
      legend={
        legend && <ChartLegend entries={legend.entries} hidden={hidden} words={words} onChange={setHidden} />
      }
    />
  );
}
