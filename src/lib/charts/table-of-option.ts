import { type Fields, list } from "./fields";
import type { ChartPoint, ChartTable, ChartTableRow } from "./table";

/** Writes the names of points: numbers and times of an axis. */
export interface NameFormats {
  number: (value: number) => string;
  time: (value: number, useUtc: boolean) => string;
}

/**
 * The data of an option as a table, with series as columns. The rows are categories or coordinates, parts of a pie, or
 * links of a flow. Undefined if the option has no such data.
 */
export function tableOfOption(option: object, formats: NameFormats): ChartTable | undefined {
  const fields = option as Fields;
  const series = list(fields.series);
  if (series.length === 0) return undefined;
  const links = series.findIndex((each) => Array.isArray(each.links) || Array.isArray(each.edges));
  if (links >= 0) return ofLinks(series[links] as Fields, links);
  const dataset = list(fields.dataset)[0];
  if (Array.isArray(dataset?.source)) return ofDataset(dataset.source, series);
  const [x, y] = [list(fields.xAxis)[0], list(fields.yAxis)[0]];
  if (x || y) return ofAxes(series, x, y, formats, fields.useUTC === true);
  return ofParts(series);
}

function ofLinks(series: Fields, seriesIndex: number): ChartTable {
  const links = (series.links ?? series.edges) as Fields[];
  return {
    series: [text(series.name)],
    rows: links.map(({ source, target, value }) => ({
      name: `${text(source)} → ${text(target)}`,
      values: [toNumber(value)],
    })),
    point: (dataIndex) => ({ seriesIndex, dataIndex, dataType: "edge" }),
  };
}

/** A dataset's first column has the names, and each other column is a series. */
function ofDataset(source: readonly unknown[], series: readonly Fields[]): ChartTable {
  const [first] = source;
  const isTable = Array.isArray(first);
  const header = isTable ? first.map(text) : Object.keys((first ?? {}) as Fields);
  const body = isTable ? source.slice(1) : source;
  const cells = (row: unknown) => (Array.isArray(row) ? row : header.map((key) => (row as Fields)[key]));
  const columns = header.slice(1, 1 + series.length);
  return {
    heading: header[0] || undefined,
    series: columns.map((name, index) => text(series[index]?.name) || name),
    rows: body.map(cells).map(([name, ...values]) => ({
      name: text(name),
      values: columns.map((_, index) => toNumber(values[index])),
    })),
  };
}

function ofParts(series: readonly Fields[]): ChartTable | undefined {
  const seriesIndex = series.findIndex(({ data }) => Array.isArray(data));
  if (seriesIndex < 0) return undefined;
  const { name, data } = series[seriesIndex] as Fields & { data: unknown[] };
  return {
    series: [text(name)],
    rows: data.map((part) => ({
      name: text((part as Fields | null)?.name),
      values: [toNumber(itemValue(part))],
    })),
    point: (dataIndex) => ({ seriesIndex, dataIndex }),
  };
}

function ofAxes(
  series: readonly Fields[],
  x: Fields | undefined,
  y: Fields | undefined,
  formats: NameFormats,
  useUtc: boolean,
): ChartTable {
  const isSideways = y?.type === "category" && x?.type !== "category";
  const axis = isSideways ? y : x;
  const names = Array.isArray(axis?.data) ? axis.data.map((each) => text(itemValue(each))) : undefined;
  const nameOf = (at: unknown) => {
    if (typeof at === "string" && axis?.type !== "time") return at;
    if (axis?.type === "time") return formats.time(+new Date(at as number), useUtc);
    return names?.[at as number] ?? formats.number(Number(at));
  };
  const rows = new Map<
    unknown,
    { row: { name: string; values: (number | null)[] }; points: (number | undefined)[] }
  >();
  names?.forEach((name, index) => {
    rows.set(index, { row: { name, values: series.map(() => null) }, points: [] });
  });
  series.forEach(({ data }, column) => {
    if (!Array.isArray(data)) return;
    data.forEach((point: unknown, index) => {
      const value = itemValue(point);
      const pair = Array.isArray(value) ? value : [index, value];
      const [along, across] = isSideways && Array.isArray(value) ? [pair[1], pair[0]] : pair;
      const key = typeof along === "string" && names ? names.indexOf(along) : along;
      let entry = rows.get(key);
      if (!entry) {
        entry = { row: { name: nameOf(along), values: series.map(() => null) }, points: [] };
        rows.set(key, entry);
      }
      entry.row.values[column] = toNumber(across);
      entry.points[column] = index;
    });
  });
  const entries = [...rows.values()];
  return {
    heading: text(axis?.name) || undefined,
    series: series.map(({ name }) => text(name)),
    rows: entries.map(({ row }): ChartTableRow => row),
    point: (row, seriesIndex): ChartPoint | undefined => {
      const dataIndex = entries[row]?.points[seriesIndex];
      return dataIndex === undefined ? undefined : { seriesIndex, dataIndex };
    },
  };
}

/** An item of data is a value, or an object with one. */
function itemValue(item: unknown): unknown {
  return typeof item === "object" && item !== null && !Array.isArray(item) ? (item as Fields).value : item;
}

/** ECharts reads `"-"`, an empty string and `null` as gaps. */
function toNumber(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

function text(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
}
