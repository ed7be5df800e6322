import { Banner, Button, Empty, Table } from "@kerf/react";
import { SearchXIcon } from "lucide-react";
import { type CSSProperties, type ReactNode, useState } from "react";
import { Announcement } from "./announcement";
import { DataTableHeader, moveTo } from "./data-table-header";
import { DataTableRow } from "./data-table-row";
import { useColumnDrag } from "./use-column-drag";
import type { DataTableInstance } from "./use-data-table";

export interface DataTableProps<Row extends object> {
  table: DataTableInstance<Row>;
  /** The id of the heading that names the table. */
  labelledBy: string;
  /** The plural of the word for a row, such as "invoices". */
  noun: string;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  /** Whether a search or filters leave rows out. */
  isNarrowed: boolean;
  onClearFilters: () => void;
  /** The number of placeholders while the first rows load. */
  perPage: number;
  /** The content if there are no rows, even without filters. */
  empty: ReactNode;
  labelOf: (row: Row) => string;
  detailsOf: (row: Row) => ReactNode;
}

/** The rows on a page, or the reason why no row is shown. */
export function DataTable<Row extends object>({
  table,
  labelledBy,
  noun,
  isLoading,
  hasFailed,
  onRetry,
  isNarrowed,
  onClearFilters,
  perPage,
  empty,
  labelOf,
  detailsOf,
}: DataTableProps<Row>) {
  const [message, setMessage] = useState("");
  const { drop, rowProps } = useColumnDrag((id, side, target) => moveTo(table, id, side, target));
  const { rows } = table.getRowModel();
  const columns = table.getVisibleLeafColumns().length + 1;
  return (
    <>
      {hasFailed && (
        <Banner
          variant="error"
          title={`We couldn't load the ${noun}`}
          description="The server took too long to respond. Your search, filters and selection are still here."
          action={<Banner.Action onClick={onRetry}>Try again</Banner.Action>}
        />
      )}
      <div data-table-frame="" style={{ position: "relative" }}>
        <Table
          aria-labelledby={labelledBy}
          layout="fixed"
          loading={isLoading}
          style={{ minWidth: table.getTotalSize() + 32 }}
        >
          <DataTableHeader
            table={table}
            rowProps={rowProps}
            onMoved={(name, position, count) => setMessage(`${name} is now column ${position} of ${count}.`)}
          />
          {rows.length > 0 ? (
            <Table.Body>
              {rows.map((row) => (
                <DataTableRow
                  key={row.id}
                  table={table}
                  row={row}
                  label={labelOf(row.original)}
                  details={row.getIsExpanded() && detailsOf(row.original)}
                />
              ))}
            </Table.Body>
          ) : isLoading ? (
            <Table.Loading columns={columns} rows={perPage} />
          ) : (
            <Table.Empty columns={columns}>
              {hasFailed ? (
                `No ${noun} to show.`
              ) : isNarrowed ? (
                <Empty
                  size="sm"
                  icon={SearchXIcon}
                  title={`No ${noun} match`}
                  description="Use fewer search words, or remove filters."
                  contents={
                    <Button size="sm" onClick={onClearFilters}>
                      Clear filters
                    </Button>
                  }
                />
              ) : (
                empty
              )}
            </Table.Empty>
          )}
        </Table>
        {drop && <div aria-hidden="true" style={{ ...dropLine, insetInlineStart: drop.offset - 1 }} />}
      </div>
      <Announcement message={message} />
    </>
  );
}

/** The place where a dragged column goes. */
const dropLine: CSSProperties = {
  position: "absolute",
  insetBlock: 0,
  zIndex: 4,
  borderInlineStart: "2px solid var(--kerf-accent)",
  pointerEvents: "none",
};
