"use client";

import { useMemo } from "react";
import { chartLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { visibleTable, withHidden } from "../../lib/charts/legend";
import type { ChartInstance } from "../../lib/charts/library";
import { type ChartSeries, extentOf, sameSeries } from "../../lib/charts/named-series";
import { type HiddenSeriesProps, useHiddenSeries } from "../../lib/charts/use-hidden-series";
import { useWrite } from "../../lib/charts/use-write";
import { formatPercent } from "../../lib/format-percent";
import { knownValue } from "../../lib/known-value";
import { sameList, useStable } from "../../lib/use-stable";
import { warnOnce } from "../../lib/warn-once";
import { ChartFrame, type ChartFrameProps, ChartLegend } from "../chart";
import { barOption, barTable } from "./bar-option";

/**
 * @typeParam Instance The type of the ECharts instance.
 */
export interface BarChartProps<Instance extends ChartInstance = ChartInstance>
  extends ChartFrameProps<Instance>,
    HiddenSeriesProps {
  /** The names of the categories, such as months or products. */
  categories: readonly string[];
  /** The series. Each has one value for each category. */
  series: readonly ChartSeries[];
  /**
   * How the bars of several series share a category.
   * @default "grouped"
   */
  layout?: "grouped" | "stacked" | "percent";
  /**
   * The direction of the bars.
   * @default "vertical"
   */
  orientation?: "vertical" | "horizontal";
  /** Whether the legend shows. By default, it shows if there are several series. */
  showLegend?: boolean;
}

/**
 * A bar chart compares values of categories. Its bars are vertical or horizontal, and grouped, stacked or stacked to 100%.
 *
 * @category Data Visualization
 * @alias column chart, bar graph, stacked bar chart, grouped bar chart, horizontal bar chart, percent bar chart, histogram
 */
export function BarChart<Instance extends ChartInstance>({
  categories: ownCategories,
  series: ownSeries,
  layout: ownLayout,
  orientation: ownOrientation,
  showLegend = ownSeries.length > 1,
  hiddenSeries,
  defaultHiddenSeries,
  onHiddenSeriesChange,
  valueFormat,
  labels,
  ...rest
}: BarChartProps<Instance>) {
  const words = useLabels("chart", chartLabels, labels);
  const { locale } = words;
  const layout = knownValue("BarChart.layout", ownLayout, ["grouped", "stacked", "percent"]);
  const orientation = knownValue("BarChart.orientation", ownOrientation, ["vertical", "horizontal"]);
  const categories = useStable(ownCategories, sameList);
  const series = useStable(ownSeries, sameSeries);
  const [hidden, setHidden] = useHiddenSeries(
    "BarChart.hiddenSeries",
    hiddenSeries,
    defaultHiddenSeries,
    onHiddenSeriesChange,
  );
  const write = useWrite(
    valueFormat,
    locale,
    useMemo(() => extentOf(series), [series]),
  );
  const wrong = series.find(({ data }) => data.length !== categories.length);
  if (wrong) {
    warnOnce(
      `The series "${wrong.name}" of <BarChart label="${rest.label}"> has ${wrong.data.length} values for ${categories.length} categories. Pass one value for each category, and null for a gap.`,
    );
  }
  const { option, table } = useMemo(() => {
    const settings = {
      ...{ categories, series, layout, hidden, write },
      isHorizontal: orientation === "horizontal",
      percent: (share: number) => formatPercent(share, locale),
    };
    const data = barTable(settings);
    const option = barOption(settings, data);
    return {
      option: hidden.length > 0 ? withHidden(option, data.series, hidden) : option,
      table: visibleTable(data, false, hidden),
    };
  }, [categories, series, layout, orientation, hidden, write, locale]);
  return (
    <ChartFrame
      data-slot="bar-chart"
      {...rest}
      labels={labels}
      valueFormat={write}
      option={option}
      table={table}
      isFiltered={series.some(({ name }) => hidden.includes(name))}
      legend={
        showLegend && (
          <ChartLegend
            entries={series.map(({ name }, index) => ({ name, index, shape: "bar" }))}
            hidden={hidden}
            words={words}
            onChange={setHidden}
          />
        )
      }
    />
  );
}
