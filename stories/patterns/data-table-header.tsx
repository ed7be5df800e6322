import { Table } from "@kerf/react";
import type { ComponentProps, KeyboardEvent } from "react";
import { moveColumn, type Side } from "./data-table-layout";
import type { DataTableInstance } from "./use-data-table";

export interface DataTableHeaderProps<Row extends object> {
  table: DataTableInstance<Row>;
  /** Called with a column's new position, counted from 1 among those that are visible. */
  onMoved: (name: string, position: number, count: number) => void;
  /** The handlers of `useColumnDrag`. */
  rowProps: Partial<ComponentProps<typeof Table.Row>>;
}

const directions = { asc: "ascending", desc: "descending", none: "none" } as const;

/** The header row. Columns are sorted by a click, resized by their ends, and moved by Shift and an arrow key. */
export function DataTableHeader<Row extends object>({ table, onMoved, rowProps }: DataTableHeaderProps<Row>) {
  const rows = table.getRowModel().rows;
  const selected = rows.filter((row) => row.getIsSelected()).length;
  const headers = table.getHeaderGroups()[0]?.headers ?? [];

  /** Moves a column next to its neighbor. The first column stays where it is. */
  function moveByKeyboard(event: KeyboardEvent<HTMLElement>, index: number) {
    const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget: head } = event;
    if (!shiftKey || ctrlKey || metaKey || altKey || !/^Arrow(Left|Right)$/.test(key)) return;
    event.preventDefault();
    const isRtl = getComputedStyle(head).direction === "rtl";
    const by = (key === "ArrowRight") === isRtl ? -1 : 1;
    const column = headers[index]?.column;
    const neighbor = headers[index + by]?.column;
    if (!column || !neighbor || index + by === 0) return;
    moveTo(table, column.id, by === 1 ? "after" : "before", neighbor.id);
    onMoved(String(column.columnDef.header), index + by + 1, headers.length);
  }

  return (
    <Table.Header>
      <Table.Row {...rowProps}>
        <Table.CheckHead
          sticky
          labels={{ selectAll: "Select all rows on this page" }}
          checked={rows.length > 0 && selected === rows.length}
          indeterminate={selected > 0 && selected < rows.length}
          disabled={rows.length === 0}
          onValueChange={(checked) => table.toggleAllRowsSelected(checked)}
        />
        {headers.map(({ id, column }, index) => {
          const isFirst = index === 0;
          const isLast = index === headers.length - 1;
          return (
            <Table.Head
              key={id}
              data-column={isFirst ? undefined : column.id}
              sticky={isFirst ? "start" : undefined}
              align={column.columnDef.meta?.align ?? "start"}
              sort={column.getCanSort() ? directions[column.getIsSorted() || "none"] : undefined}
              onSort={
                column.getCanSort() ? (order) => column.toggleSorting(order === "descending") : undefined
              }
              // The last column takes the remaining width.
              width={isLast ? undefined : column.getSize()}
              minWidth={80}
              maxWidth={480}
              onResize={
                isLast
                  ? undefined
                  : (width) => table.setColumnSizing((widths) => ({ ...widths, [column.id]: width }))
              }
              onKeyDown={isFirst ? undefined : (event) => moveByKeyboard(event, index)}
            >
              {String(column.columnDef.header)}
            </Table.Head>
          );
        })}
      </Table.Row>
    </Table.Header>
  );
}

export function moveTo<Row extends object>(
  table: DataTableInstance<Row>,
  id: string,
  side: Side,
  target: string,
) {
  table.setColumnOrder(
    moveColumn(
      table.getAllLeafColumns().map((column) => column.id),
      id,
      side,
      target,
    ),
  );
}
