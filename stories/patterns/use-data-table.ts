import {
  type ColumnDef,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  metaHelper,
  type ReactTable,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { ColumnLayout } from "./data-table-layout";
import type { TableQuery } from "./data-table-query";
import type { RowSelection } from "./use-row-selection";
import type { SetQuery } from "./use-url-query";

interface ColumnMeta {
  align?: "end";
  /** Whether the value is shown as it is. If it is truncated, a native tooltip then shows all of it. */
  isText?: boolean;
}

export const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

export type DataTableInstance<Row extends object> = ReactTable<typeof features, Row>;
/** Columns have a text as `header`. The first one names the row: it can't be hidden or moved, and stays in view. */
export type DataTableColumns<Row extends object> = ColumnDef<typeof features, Row, unknown>[];

export interface DataTableOptions<Row extends object> {
  columns: DataTableColumns<Row>;
  rows: Row[];
  query: TableQuery;
  setQuery: SetQuery;
  layout: ColumnLayout;
  setLayout: (layout: ColumnLayout) => void;
  selection: RowSelection;
}

const orders = { true: "descending", false: "ascending" } as const;
const noRows: never[] = [];

/** Connects TanStack Table with the state in the URL, in the storage and on the server. It sorts and filters nothing itself. */
export function useDataTable<Row extends { id: string }>({
  columns,
  rows = noRows,
  query,
  setQuery,
  layout,
  setLayout,
  selection,
}: DataTableOptions<Row>): DataTableInstance<Row> {
  const { sort } = query;
  const state = useMemo(
    () => ({
      sorting: [{ id: sort.by, desc: sort.order === "descending" }],
      columnOrder: layout.order,
      columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
      columnSizing: layout.widths,
    }),
    [sort.by, sort.order, layout],
  );
  const rowSelection: Record<string, true> = Object.fromEntries(
    rows.filter(({ id }) => selection.isSelected(id)).map(({ id }) => [id, true]),
  );
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }) => id,
    getRowCanExpand: () => true,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { ...state, rowSelection },
    onSortingChange(updater) {
      const [first] = functionalUpdate(updater, state.sorting);
      if (first) setQuery({ sort: { by: first.id, order: orders[`${first.desc}`] } });
    },
    onColumnOrderChange: (updater) =>
      setLayout({ ...layout, order: functionalUpdate(updater, layout.order) }),
    onColumnSizingChange: (updater) =>
      setLayout({ ...layout, widths: functionalUpdate(updater, layout.widths) }),
    onColumnVisibilityChange(updater) {
      const visible = functionalUpdate(updater, state.columnVisibility);
      setLayout({ ...layout, hidden: Object.keys(visible).filter((id) => !visible[id]) });
    },
    onRowSelectionChange(updater) {
      const next = functionalUpdate(updater, rowSelection);
      selection.select(Object.fromEntries(rows.map(({ id }) => [id, next[id] === true])));
    },
  });
}
