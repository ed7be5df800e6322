import { Button, DropdownMenu, useToast } from "@kerf/react";
import { DownloadIcon } from "lucide-react";
import { useState } from "react";
import { download, toCsv } from "./csv";
import type { TableQuery } from "./data-table-query";
import type { DataTableInstance } from "./use-data-table";
import type { RowSelection } from "./use-row-selection";
import type { LoadPage } from "./use-server-page";

export interface DataTableExportMenuProps<Row extends { id: string }> {
  table: DataTableInstance<Row>;
  /** The name of the file, without its extension. */
  fileName: string;
  query: TableQuery;
  total: number;
  load: LoadPage<Row>;
  selection: RowSelection;
}

const formatNumber = new Intl.NumberFormat("en").format;
/** The number of rows in each request. */
const batch = 500;

/** Saves rows as a CSV file with the visible columns, in their order: all rows that match the filters, or those that are selected. */
export function DataTableExportMenu<Row extends { id: string }>({
  table,
  fileName,
  query,
  total,
  load,
  selection,
}: DataTableExportMenuProps<Row>) {
  const [isExporting, setIsExporting] = useState(false);
  const toast = useToast();

  async function save(isWanted: (row: Row) => boolean, from: TableQuery) {
    const columns = table.getVisibleLeafColumns();
    setIsExporting(true);
    try {
      const rows = (await loadAll(load, from)).filter(isWanted);
      const lines = rows.map((row, index) => columns.map((column) => column.accessorFn?.(row, index)));
      download(`${fileName}.csv`, toCsv([columns.map(({ columnDef }) => columnDef.header), ...lines]));
    } catch {
      toast.add({
        variant: "error",
        title: "We couldn't export the rows",
        description: "Try again in a minute.",
      });
    } finally {
      setIsExporting(false);
    }
  }

  return (
    <DropdownMenu>
      <DropdownMenu.Trigger render={<Button icon={DownloadIcon} loading={isExporting} />}>
        Export
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item disabled={total === 0} onClick={() => save(() => true, query)}>
          All {formatNumber(total)} rows
        </DropdownMenu.Item>
        <DropdownMenu.Item
          disabled={selection.count === 0}
          onClick={() =>
            // Single rows stay selected while filters hide them, so they are found without filters.
            save(
              ({ id }) => selection.isSelected(id),
              "ids" in selection.selected ? { ...query, search: "", filters: {} } : query,
            )
          }
        >
          {formatNumber(selection.count)} selected {selection.count === 1 ? "row" : "rows"}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}

/** Loads all pages of a query, one after the other. */
async function loadAll<Row>(load: LoadPage<Row>, query: TableQuery): Promise<Row[]> {
  const { signal } = new AbortController();
  const all: Row[] = [];
  for (let page = 1; ; page++) {
    const { rows, total } = await load({ ...query, page, perPage: batch }, signal);
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}
