"use client";

import { type ReactNode, useMemo } from "react";
import { chartLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { ChartInstance } from "../../lib/charts/library";
import { useHiddenSeries } from "../../lib/charts/use-hidden-series";
import { useWrite } from "../../lib/charts/use-write";
import { formatPercent } from "../../lib/format-percent";
import { useStable } from "../../lib/use-stable";
import { warnOnce } from "../../lib/warn-once";
import { ChartFrame, type ChartFrameProps, ChartLegend } from "../chart";
import { donutChartRecipe } from "./donut-chart.recipe";
import { type DonutChartPart, donutOption, donutTable, sameParts, slicesOf, withShare } from "./donut-parts";

export type { DonutChartPart };

/** The rest is the eighth slice. */
const MAX_PARTS = 7;

/**
 * @typeParam Instance The type of the ECharts instance.
 */
export interface DonutChartProps<Instance extends ChartInstance = ChartInstance>
  extends Omit<ChartFrameProps<Instance>, "aspectRatio" | "height"> {
  /** The parts of the whole, in the order of the drawing. The position of a part sets its color. */
  parts: readonly DonutChartPart[];
  /**
   * The maximum number of parts with a slice of their own, at most 7, because there are eight colors. The smallest of the
   * others are joined as `labels.other`.
   *
   * @default 6
   * @minimum 1
   */
  maxParts?: number;
  /**
   * The share of the whole, from 0 to 1, below which parts are joined as `labels.other`.
   *
   * @default 0.02
   */
  minShare?: number;
  /** The value in the center. By default, it is the sum of the parts. Pass `null` for an empty center. */
  center?: ReactNode;
  /** The name below the value in the center. By default, it is `labels.total` below the sum, and nothing below your own value. */
  centerLabel?: ReactNode;
  /**
   * Whether the legend shows the name, the value and the share of each slice.
   * @default true
   */
  showLegend?: boolean;
  /** The names of the hidden parts. Pass it with `onHiddenPartsChange` to control the state. */
  hiddenParts?: readonly string[];
  /** The names of the initially hidden parts, when uncontrolled. */
  defaultHiddenParts?: readonly string[];
  /**
   * Called when the legend hides or shows parts.
   * @param names The names of the hidden parts.
   */
  onHiddenPartsChange?: (names: string[]) => void;
  /**
   * The largest height of the donut, in px. In a narrow box, it is smaller. Defaults to 15 rem, which is 240 px.
   *
   * @minimum 1
   */
  height?: number;
}

/**
 * A donut chart shows how a whole divides into a few parts, with the sum in its center and a legend with values.
 *
 * @category Data Visualization
 * @alias pie chart, ring chart, doughnut chart, part to whole, share of total
 */
export function DonutChart<Instance extends ChartInstance>({
  parts: ownParts,
  maxParts = 6,
  minShare = 0.02,
  center,
  centerLabel,
  showLegend = true,
  hiddenParts,
  defaultHiddenParts,
  onHiddenPartsChange,
  height,
  valueFormat,
  labels,
  ...rest
}: DonutChartProps<Instance>) {
  const words = useLabels("chart", chartLabels, labels);
  const { locale, other, total } = words;
  const slots = donutChartRecipe();
  const parts = useStable(ownParts, sameParts);
  const negative = parts.find(({ value }) => value < 0);
  if (negative) {
    warnOnce(
      `The part "${negative.name}" of <DonutChart label="${rest.label}"> has the value ${negative.value}. It counts as 0, because a part can't be negative. Use BarChart for such values.`,
    );
  }
  const [hidden, setHidden] = useHiddenSeries(
    "DonutChart.hiddenParts",
    hiddenParts,
    defaultHiddenParts,
    onHiddenPartsChange,
  );
  const joined = useMemo(
    () =>
      slicesOf(parts, Math.min(Math.max(Math.floor(maxParts) || 1, 1), MAX_PARTS), minShare, other, hidden),
    [parts, maxParts, minShare, other, hidden],
  );
  const { slices, sum } = joined;
  const write = useWrite(valueFormat, locale, [...slices.map(({ value }) => value), sum]);
  const { option, table, entries } = useMemo(() => {
    const percent = (share: number) => formatPercent(share, locale);
    const text = (value: number) => withShare(write(value), value, joined.sum, percent);
    return {
      option: donutOption(joined.slices, text),
      table: donutTable(parts, joined, hidden, percent),
      entries: joined.slices.map(({ name, value, isRest, isHidden, names }, index) => ({
        ...{ name, names, index, isRest },
        shape: "bar" as const,
        value: isHidden ? undefined : text(value),
      })),
    };
  }, [parts, joined, hidden, write, locale]);
  const value = center === undefined ? write(sum) : center;
  const name = centerLabel === undefined && center === undefined ? total : centerLabel;
  return (
    <ChartFrame
      data-slot="donut-chart"
      {...rest}
      labels={labels}
      valueFormat={write}
      option={option}
      table={table}
      height={height}
      legendSide="end"
      isFiltered={joined.slices.some(({ isHidden }) => isHidden)}
      legend={
        showLegend && (
          <ChartLegend entries={entries} hidden={hidden} side="end" words={words} onChange={setHidden} />
        )
      }
      over={
        value !== null && (
          <div data-slot="donut-chart-center" className={slots.center()}>
            <div data-slot="donut-chart-value" className={slots.value()}>
              {value}
            </div>
            {name !== undefined && name !== null && (
              <div data-slot="donut-chart-name" className={slots.name()}>
                {name}
              </div>
            )}
          </div>
        )
      }
    />
  );
}
