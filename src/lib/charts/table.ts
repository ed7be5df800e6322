/** A point of a chart, as ECharts finds it. */
export interface ChartPoint {
  /** The index of the series in the option. */
  seriesIndex: number;
  /** The index of the point in the data of the series. */
  dataIndex: number;
  /** `edge` for a link of a flow or a graph. */
  dataType?: "node" | "edge";
}

/** The name of a row of a chart, and one value for each series. */
export interface ChartTableRow {
  /** The category, time or part. */
  name: string;
  /** The value of each series, in the order of `series`. `null` is a gap. */
  values: readonly (number | null | undefined)[];
  /**
   * Whether it is the total of the rows that follow it. The up and down keys move between totals, and the summary leaves them
   * out. For a table of one series.
   */
  isTotal?: boolean;
}

/** The data of a chart as a table: the rows are the points of all series, the columns the series. */
export interface ChartTable {
  /** The header of the column of names. Defaults to `labels.category`. */
  heading?: string;
  /** The names of the series: the headers of the columns with values. */
  series: readonly string[];
  /** The rows, in the order of the chart. */
  rows: readonly ChartTableRow[];
  /**
   * Returns the point of a cell, if it isn't the one at the same index of the option.
   * @param row The index of the row.
   * @param column The index of the series.
   */
  point?: (row: number, column: number) => ChartPoint | undefined;
  /**
   * Returns the text of a cell, if it is more than its formatted value, such as a value and its share.
   * @param row The index of the row.
   * @param column The index of the series.
   * @param value The formatted value.
   */
  text?: (row: number, column: number, value: string) => string;
}

/** The table of a chart without data. */
export const emptyTable: ChartTable = { series: [], rows: [] };

/** The value of a cell. Undefined for a gap. */
export function valueAt(table: ChartTable, row: number, column: number): number | undefined {
  const value = table.rows[row]?.values[column];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** The text of a cell. Undefined for a gap. */
export function textAt(
  table: ChartTable,
  row: number,
  column: number,
  write: (value: number) => string,
): string | undefined {
  const value = valueAt(table, row, column);
  if (value === undefined) return undefined;
  const text = write(value);
  return table.text?.(row, column, text) ?? text;
}

/** The point of a cell. */
export function pointAt(table: ChartTable, row: number, column: number): ChartPoint | undefined {
  return table.point ? table.point(row, column) : { seriesIndex: column, dataIndex: row };
}

/** Whether the rows have totals. */
export function hasTotals({ rows }: ChartTable): boolean {
  return rows.some(({ isTotal }) => isTotal);
}

/** Whether no cell has a value. */
export function isEmptyTable({ rows }: ChartTable): boolean {
  return !rows.some(({ values }) =>
    values.some((value) => typeof value === "number" && Number.isFinite(value)),
  );
}

/** The number of values, and the positions of the lowest and the highest. Undefined without values. */
export function extremesOf(table: ChartTable): Extremes | undefined {
  let count = 0;
  let low: Extreme | undefined;
  let high: Extreme | undefined;
  table.rows.forEach(({ values, isTotal }, row) => {
    if (isTotal) return;
    values.forEach((_, column) => {
      const value = valueAt(table, row, column);
      if (value === undefined) return;
      count++;
      if (!low || value < low.value) low = { value, row, column };
      if (!high || value > high.value) high = { value, row, column };
    });
  });
  const cell = ({ value, row, column }: Extreme): Cell => ({
    value,
    name: table.rows[row]?.name ?? "",
    series: table.series[column] ?? "",
  });
  return low && high && { count, low: cell(low), high: cell(high) };
}

interface Extremes {
  count: number;
  low: Cell;
  high: Cell;
}

interface Extreme {
  value: number;
  row: number;
  column: number;
}

interface Cell {
  value: number;
  name: string;
  series: string;
}

/** The indexes of at most `limit` rows, evenly spaced, the first and the last included. */
export function sampledRows(count: number, limit: number): number[] {
  const shown = Math.min(count, limit);
  const step = shown > 1 ? (count - 1) / (shown - 1) : 0;
  return Array.from({ length: shown }, (_, index) => Math.round(index * step));
}
