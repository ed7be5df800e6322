import { type ChartSeries, shareOf } from "../../lib/charts/named-series";
import { type ChartTable, textAt } from "../../lib/charts/table";

export interface BarSettings {
  categories: readonly string[];
  series: readonly ChartSeries[];
  layout: "grouped" | "stacked" | "percent";
  isHorizontal: boolean;
  /** The names of the hidden series. Shares leave them out. */
  hidden: readonly string[];
  write: (value: number) => string;
  percent: (share: number) => string;
}

/** Names of more letters are truncated beside horizontal bars, to this width in px. */
const LONG_NAME = 18;
const LONG_NAME_WIDTH = 120;

/** The option of ECharts. In percent, bars are shares of their category, and the tooltip has the values of the table. */
export function barOption(settings: BarSettings, table: ChartTable): object {
  const { categories, series, layout, isHorizontal, hidden, write, percent } = settings;
  const isPercent = layout === "percent";
  const names = {
    type: "category",
    data: categories,
    ...(isHorizontal && {
      // The first category is at the top.
      inverse: true,
      // With a width, the library reserves it for short names too.
      ...(categories.some(({ length }) => length > LONG_NAME) && {
        axisLabel: { width: LONG_NAME_WIDTH, overflow: "truncate" },
      }),
    }),
  };
  const shown = series.filter(({ name }) => !hidden.includes(name));
  const hasNegative = shown.some(({ data }) => data.some((value) => value !== null && value < 0));
  const values = {
    type: "value",
    // Fewer ticks, whose texts fit beside each other in a narrow chart.
    ...(isHorizontal && { splitNumber: 3 }),
    ...(isPercent && {
      max: 1,
      min: hasNegative ? -1 : 0,
      interval: isHorizontal ? 0.25 : 0.2,
      axisLabel: { formatter: percent },
    }),
  };
  return {
    [isHorizontal ? "yAxis" : "xAxis"]: names,
    [isHorizontal ? "xAxis" : "yAxis"]: values,
    tooltip: { axisPointer: { type: "shadow" } },
    series: series.map(({ name, data }, column) => ({
      type: "bar",
      name,
      ...(layout !== "grouped" && { stack: "all" }),
      data: isPercent ? categories.map((_, row) => shareOf(shown, data[row], row)) : data,
      ...(isPercent && {
        tooltip: {
          valueFormatter: (_: unknown, row: number) => textAt(table, row, column, write) ?? "–",
        },
      }),
    })),
  };
}

/** The data as a table. It has the values, in percent with their shares. */
export function barTable({ categories, series, layout, hidden, percent }: BarSettings): ChartTable {
  const shown = series.filter(({ name }) => !hidden.includes(name));
  return {
    series: series.map(({ name }) => name),
    rows: categories.map((name, row) => ({ name, values: series.map(({ data }) => data[row]) })),
    ...(layout === "percent" && {
      text: (row, column, value) => {
        const share = shareOf(shown, series[column]?.data[row], row);
        return share === null ? value : `${value} (${percent(share)})`;
      },
    }),
  };
}
