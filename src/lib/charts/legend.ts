import { type Fields, isFields, list } from "./fields";
import type { ChartTable } from "./table";

/** An entry of a legend: a series, or a part of a whole. */
export interface LegendEntry {
  name: string;
  /** The index of the series or part. It sets color, mark, dash and pattern. */
  index: number;
  shape: "bar" | "line";
  /** The color of an option. It overrides the one of the theme. */
  color?: string;
  value?: string;
  /** Whether the color is gray, for the rest of the parts. */
  isRest?: boolean;
  /** The names that it hides, if they aren't its own. */
  names?: readonly string[];
}

export interface OptionLegend {
  entries: LegendEntry[];
  /** Whether the entries are parts of a series, which are rows of the table. */
  isOfParts: boolean;
  /** The names that the option hides at first. */
  hidden: string[];
}

/** The types of series whose parts have names and colors of their own. */
const OF_PARTS = ["pie", "funnel"];

/** The legend of an option. Undefined if the option has none, or hides it. */
export function legendOfOption(option: object, table: ChartTable | undefined): OptionLegend | undefined {
  const fields = option as Fields;
  const legend = list(fields.legend).find(({ show }) => show !== false);
  if (!legend) return undefined;
  const series = list(fields.series);
  const isOfParts = series.some(({ type }) => OF_PARTS.includes(String(type)));
  const colors = Array.isArray(fields.color) ? fields.color : [];
  const all = isOfParts
    ? series.flatMap(({ data }) =>
        (Array.isArray(data) ? data : []).map((part) => ({ part, name: part?.name })),
      )
    : series.map((part, index) => ({ part, name: part.name ?? table?.series[index] }));
  const entries = new Map<string, LegendEntry>();
  all.forEach(({ part, name }, index) => {
    if (name === undefined || name === "" || entries.has(String(name))) return;
    entries.set(String(name), {
      name: String(name),
      index,
      shape: !isOfParts && part.type === "line" ? "line" : "bar",
      color: colorOf(part) ?? colorOf({ color: colors[index % colors.length] }),
    });
  });
  const names = Array.isArray(legend.data) ? legend.data.map(nameOf) : [...entries.keys()];
  const selected = isFields(legend.selected) ? legend.selected : {};
  return {
    entries: names.flatMap((name) => entries.get(name) ?? []),
    isOfParts,
    hidden: names.filter((name) => selected[name] === false),
  };
}

/** The option without hidden series or parts, and without the library's own legend. */
export function withHidden(option: object, names: readonly string[], hidden: readonly string[]): object {
  const selected = Object.fromEntries(names.map((name) => [name, !hidden.includes(name)]));
  return { ...option, legend: { show: false, selected } };
}

/** A table without the hidden series, or without the hidden parts. */
export function visibleTable(table: ChartTable, isOfParts: boolean, hidden: readonly string[]): ChartTable {
  if (hidden.length === 0) return table;
  const shown = (names: readonly string[]) =>
    names.flatMap((name, index) => (hidden.includes(name) ? [] : [index]));
  const columns = isOfParts ? table.series.map((_, column) => column) : shown(table.series);
  const rows = isOfParts ? shown(table.rows.map(({ name }) => name)) : table.rows.map((_, row) => row);
  const { point, text } = table;
  return {
    heading: table.heading,
    series: columns.map((column) => table.series[column] ?? ""),
    rows: rows.flatMap((at) => {
      const row = table.rows[at];
      return row ? { ...row, values: columns.map((column) => row.values[column]) } : [];
    }),
    point(row, column) {
      const [at, series] = [rows[row] ?? -1, columns[column] ?? -1];
      return point ? point(at, series) : { seriesIndex: series, dataIndex: at };
    },
    text: text && ((row, column, value) => text(rows[row] ?? -1, columns[column] ?? -1, value)),
  };
}

function nameOf(entry: unknown): string {
  return String(isFields(entry) ? entry.name : entry);
}

/** The color that an option sets for a series or a part, if CSS supports it. */
function colorOf(part: Fields): string | undefined {
  for (const style of [part.itemStyle, part.lineStyle, part]) {
    if (isFields(style) && typeof style.color === "string") return style.color;
  }
  return undefined;
}
