import { Badge, Button, Empty, Grid, InputGroup, Select, Stack, Table, Text } from "@kerf/react";
import {
  columnFilteringFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_arrHas,
  filterFn_includesString,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { CircleCheckIcon, SearchIcon, SearchXIcon } from "lucide-react";
import { type ComponentProps, useDeferredValue, useMemo, useState } from "react";
import { BulkActions, BulkDelete } from "./bulk-actions";
import { ColumnsMenu } from "./columns-menu";
import type { Order } from "./orders";

export interface OrdersTableProps {
  /** All orders. The table supports 100,000 and more. */
  orders: Order[];
  /** The maximum height of the table, in px. Rows scroll inside it. */
  height?: number;
}

type Status = Order["status"];

const statuses: Record<Status, { label: string; variant: ComponentProps<typeof Badge>["variant"] }> = {
  paid: { label: "Paid", variant: "success" },
  open: { label: "Open", variant: "warning" },
  refunded: { label: "Refunded", variant: "neutral" },
};
const statusItems = Object.entries(statuses).map(([value, { label }]) => ({ label, value: value as Status }));
const directions = { asc: "ascending", desc: "descending", none: "none" } as const;
const formatDate = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
const formatNumber = new Intl.NumberFormat("en").format;
const nounFor = (count: number) => (count === 1 ? "order" : "orders");
const formatPrice = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const features = tableFeatures({
  columnFilteringFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { arrHas: filterFn_arrHas, includesString: filterFn_includesString },
  sortFns: { basic: sortFn_basic, text: sortFn_text },
});
const helper = createColumnHelper<typeof features, Order>();
const columns = helper.columns([
  helper.accessor("id", { header: "Order", size: 112, enableHiding: false }),
  helper.accessor("customer", {
    header: "Customer",
    size: 240,
    cell: ({ row: { original } }) => (
      <>
        {original.customer}
        {original.note && (
          <Text as="div" size="sm" variant="secondary">
            {original.note}
          </Text>
        )}
      </>
    ),
  }),
  helper.accessor("status", {
    header: "Status",
    size: 112,
    filterFn: "arrHas",
    enableGlobalFilter: false,
    cell: ({ getValue }) => {
      const { label, variant } = statuses[getValue()];
      return <Badge variant={variant}>{label}</Badge>;
    },
  }),
  helper.accessor("country", { header: "Country", size: 112 }),
  helper.accessor("placedAt", {
    header: "Placed",
    size: 136,
    enableGlobalFilter: false,
    sortFn: "basic",
    cell: ({ getValue }) => <time dateTime={getValue()}>{formatDate.format(new Date(getValue()))}</time>,
  }),
  helper.accessor("total", {
    header: "Total, €",
    size: 112,
    enableGlobalFilter: false,
    sortFn: "basic",
    cell: ({ getValue }) => formatPrice.format(getValue()),
  }),
]);

/** 100,000 rows without pages: searched, filtered, sorted and selected. Columns can be hidden. */
export function OrdersTable({ orders, height = 480 }: OrdersTableProps) {
  const [data, setData] = useState(orders);
  const [query, setQuery] = useState("");
  const [status, setStatus] = useState<Status[]>([]);
  // Deferred, so that typing never waits for the rows.
  const globalFilter = useDeferredValue(query.trim());
  const statusFilter = useDeferredValue(status);
  const columnFilters = useMemo(
    () => (statusFilter.length > 0 ? [{ id: "status", value: statusFilter }] : []),
    [statusFilter],
  );
  const table = useTable({
    features,
    columns,
    data,
    getRowId: ({ id }) => id,
    enableSortingRemoval: false,
    globalFilterFn: "includesString",
    state: { globalFilter, columnFilters },
  });
  const { rows } = table.getRowModel();
  const { rowSelection } = table.state;
  const selected = Object.keys(rowSelection).length;
  const selectedRows = useMemo(() => rows.filter(({ id }) => rowSelection[id]).length, [rows, rowSelection]);
  const shownColumns = table.getVisibleLeafColumns();

  function clear() {
    setQuery("");
    setStatus([]);
  }

  return (
    <Stack gap="3">
      <Text variant="heading2" id="orders">
        All orders
      </Text>
      <Stack direction="row" gap="3" align="start" justify="between" wrap>
        <Grid role="search" variant="2-1" gap="sm" style={{ flex: "1 1 424px", maxWidth: 424 }}>
          <InputGroup>
            <InputGroup.Addon>
              <SearchIcon />
            </InputGroup.Addon>
            <InputGroup.Input
              aria-label="Search orders"
              placeholder="Order, customer or country"
              value={query}
              onValueChange={setQuery}
            />
          </InputGroup>
          <Select
            aria-label="Status"
            multiple
            items={statusItems}
            value={status}
            onValueChange={setStatus}
            placeholder="Any status"
          />
        </Grid>
        <ColumnsMenu
          columns={table
            .getAllLeafColumns()
            .filter((column) => column.getCanHide())
            .map((column) => ({
              id: column.id,
              label: String(column.columnDef.header),
              isVisible: column.getIsVisible(),
            }))}
          onVisibleChange={(id, isVisible) => table.getColumn(id)?.toggleVisibility(isVisible)}
          onReset={() => table.resetColumnVisibility(true)}
        />
      </Stack>
      <Table
        aria-labelledby="orders"
        layout="fixed"
        maxHeight={height}
        style={{ minWidth: table.getTotalSize() + 32 }}
      >
        <Table.Header sticky>
          {table.getHeaderGroups().map((group) => (
            <Table.Row key={group.id}>
              <Table.CheckHead
                sticky
                checked={rows.length > 0 && selectedRows === rows.length}
                indeterminate={selectedRows > 0 && selectedRows < rows.length}
                onValueChange={(checked) => table.toggleAllRowsSelected(checked)}
              />
              {group.headers.map((header) => (
                <Table.Head
                  key={header.id}
                  sticky={header.column.id === "id" ? "start" : undefined}
                  align={header.column.id === "total" ? "end" : "start"}
                  width={header.getSize()}
                  sort={directions[header.column.getIsSorted() || "none"]}
                  onSort={(next) => header.column.toggleSorting(next === "descending")}
                >
                  <table.FlexRender header={header} />
                </Table.Head>
              ))}
            </Table.Row>
          ))}
        </Table.Header>
        {rows.length > 0 ? (
          <Table.VirtualBody rows={rows} getRowKey={({ id }) => id} estimatedRowHeight={46}>
            {(row, props) => (
              <Table.Row {...props} selected={row.getIsSelected()}>
                <Table.CheckCell
                  sticky
                  label={row.id}
                  checked={row.getIsSelected()}
                  onValueChange={(_, event) => row.getToggleSelectedHandler()(event)}
                />
                {row.getVisibleCells().map((cell) => (
                  <Table.Cell
                    key={cell.id}
                    rowHeader={cell.column.id === "id"}
                    sticky={cell.column.id === "id" ? "start" : undefined}
                    align={cell.column.id === "total" ? "end" : "start"}
                  >
                    <table.FlexRender cell={cell} />
                  </Table.Cell>
                ))}
              </Table.Row>
            )}
          </Table.VirtualBody>
        ) : (
          <Table.Empty columns={shownColumns.length + 1}>
            <Empty
              size="sm"
              icon={SearchXIcon}
              title="No orders match"
              description="Use fewer search words, or allow any status."
              contents={
                <Button size="sm" onClick={clear}>
                  Clear filters
                </Button>
              }
            />
          </Table.Empty>
        )}
      </Table>
      <BulkActions
        label="Selected orders"
        selected={selected}
        hidden={selected - selectedRows}
        none={`${formatNumber(rows.length)} ${nounFor(rows.length)}`}
        onClear={() => table.resetRowSelection(true)}
      >
        <Button
          icon={CircleCheckIcon}
          aria-disabled={selected === 0}
          onClick={() =>
            setData((all) =>
              all.map((order) => (rowSelection[order.id] ? { ...order, status: "paid" } : order)),
            )
          }
        >
          Mark as paid
        </Button>
        <BulkDelete
          count={selected}
          noun={nounFor(selected)}
          description="You can't undo this."
          onDelete={() => {
            setData((all) => all.filter(({ id }) => !rowSelection[id]));
            table.resetRowSelection(true);
          }}
        />
      </BulkActions>
    </Stack>
  );
}
