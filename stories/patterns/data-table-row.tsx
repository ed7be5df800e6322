import { Button, Stack, Table } from "@kerf/react";
import type { Row as TableRow } from "@tanstack/react-table";
import { ChevronDownIcon, ChevronUpIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { DataTableInstance, features } from "./use-data-table";

export interface DataTableRowProps<Row extends object> {
  table: DataTableInstance<Row>;
  row: TableRow<typeof features, Row>;
  /** The name of the row, for its checkbox and its details. */
  label: string;
  /** The content below the cells of an expanded row. */
  details: ReactNode;
}

/** A row with a checkbox, and a button in its first cell that shows details below it. */
export function DataTableRow<Row extends object>({ table, row, label, details }: DataTableRowProps<Row>) {
  const detailsId = useId();
  const isExpanded = row.getIsExpanded();
  const cells = row.getVisibleCells();
  return (
    <>
      <Table.Row selected={row.getIsSelected()}>
        <Table.CheckCell
          sticky
          label={label}
          checked={row.getIsSelected()}
          onValueChange={(_, event) => row.getToggleSelectedHandler()(event)}
        />
        {cells.map((cell, index) =>
          index === 0 ? (
            <Table.Cell key={cell.id} rowHeader sticky="start">
              <Stack direction="row" gap="2" align="center">
                <Button
                  size="sm"
                  // The row stays as high as its placeholder.
                  style={{ marginBlock: -3 }}
                  shape="square"
                  variant="ghost"
                  icon={isExpanded ? ChevronUpIcon : ChevronDownIcon}
                  aria-label={`Details of ${label}`}
                  aria-expanded={isExpanded}
                  aria-controls={isExpanded ? detailsId : undefined}
                  onClick={() => row.toggleExpanded()}
                />
                <table.FlexRender cell={cell} />
              </Stack>
            </Table.Cell>
          ) : (
            <Table.Cell
              key={cell.id}
              truncate
              title={cell.column.columnDef.meta?.isText ? String(cell.getValue()) : undefined}
              align={cell.column.columnDef.meta?.align ?? "start"}
            >
              <table.FlexRender cell={cell} />
            </Table.Cell>
          ),
        )}
      </Table.Row>
      {isExpanded && (
        <Table.Row id={detailsId}>
          <Table.Cell colSpan={cells.length + 1}>
            {/* Stays in view while the table scrolls sideways. */}
            <div style={{ position: "sticky", insetInlineStart: 16, width: "min(36rem, 100vw - 6rem)" }}>
              {details}
            </div>
          </Table.Cell>
        </Table.Row>
      )}
    </>
  );
}
