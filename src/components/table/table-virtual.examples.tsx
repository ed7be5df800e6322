import { Badge, Stack, Table, Text } from "@kerf/react";
import {
  columnSizingFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";

const paths = ["/checkout", "/invoices", "/search?q=oak", "/login", "/api/projects"];
const requests = Array.from({ length: 100_000 }, (_, index) => ({
  id: index + 1,
  path: paths[(index * 3) % paths.length],
  duration: 12 + ((index * 37) % 480),
  hasFailed: index % 7 === 2,
}));
const formatNumber = new Intl.NumberFormat("en").format;

/** 100,000 rows of different heights. Only the visible rows are rendered. */
export function RequestLog() {
  return (
    <Table caption="Requests" layout="fixed" maxHeight={320}>
      <Table.Header sticky>
        <Table.Row>
          <Table.Head width={100} align="end">
            Number
          </Table.Head>
          <Table.Head>Path</Table.Head>
          <Table.Head width={120} align="end">
            Duration, ms
          </Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.VirtualBody rows={requests} getRowKey={({ id }) => id} estimatedRowHeight={43}>
        {({ id, path, duration, hasFailed }, props) => (
          <Table.Row {...props}>
            <Table.Cell align="end">{formatNumber(id)}</Table.Cell>
            <Table.Cell rowHeader>
              {path}
              {hasFailed && (
                <Text as="div" size="sm" variant="error">
                  The database didn’t respond in time.
                </Text>
              )}
            </Table.Cell>
            <Table.Cell align="end">{duration}</Table.Cell>
          </Table.Row>
        )}
      </Table.VirtualBody>
    </Table>
  );
}

interface Order {
  id: string;
  customer: string;
  note?: string | undefined;
  status: "Paid" | "Open";
  country: string;
  total: number;
}

const customers = [
  "Ada Lovelace",
  "Grace Hopper",
  "Kenji Watanabe",
  "Zoë Åkesson",
  "Lin Abara",
  "Alan Turing",
];
const countries = ["Norway", "Japan", "Brazil", "Ireland", "Kenya"];
const orders: Order[] = Array.from({ length: 100_000 }, (_, index) => ({
  id: `K-${100_000 + index}`,
  customer: customers[(index * 5) % customers.length] ?? "",
  note: index % 6 === 3 ? "Deliver to the workshop, at the back of the house." : undefined,
  status: index % 4 === 1 ? "Open" : "Paid",
  country: countries[(index * 3) % countries.length] ?? "",
  total: ((index * 7919) % 90_000) / 100 + 5,
}));

const features = tableFeatures({
  columnSizingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic, text: sortFn_text },
});
const helper = createColumnHelper<typeof features, Order>();
const columns = helper.columns([
  helper.accessor("id", { header: "Order", size: 120 }),
  helper.accessor("customer", { header: "Customer", size: 240 }),
  helper.accessor("status", { header: "Status", size: 100 }),
  helper.accessor("country", { header: "Country", size: 120 }),
  helper.accessor("total", { header: "Total, €", size: 120, sortFn: "basic" }),
]);
const directions = { asc: "ascending", desc: "descending", none: "none" } as const;

/** TanStack Table sorts and selects 100,000 orders. The checkboxes and order numbers stay visible. */
export function OrdersWithTanStackTable() {
  const table = useTable({
    features,
    columns,
    data: orders,
    getRowId: ({ id }) => id,
    enableSortingRemoval: false,
  });
  const selectedCount = Object.keys(table.state.rowSelection ?? {}).length;
  return (
    <Stack gap="2">
      <Table
        aria-label="Orders"
        layout="fixed"
        maxHeight={320}
        style={{ minWidth: table.getTotalSize() + 32 }}
      >
        <Table.Header sticky>
          {table.getHeaderGroups().map((group) => (
            <Table.Row key={group.id}>
              <Table.CheckHead
                sticky
                checked={selectedCount === orders.length}
                indeterminate={selectedCount > 0 && selectedCount < orders.length}
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
        <Table.VirtualBody
          rows={table.getRowModel().rows}
          getRowKey={(row) => row.id}
          estimatedRowHeight={46}
        >
          {(row, props) => {
            const { id, customer, note, status, country, total } = row.original;
            return (
              <Table.Row {...props} selected={row.getIsSelected()}>
                <Table.CheckCell
                  sticky
                  label={id}
                  checked={row.getIsSelected()}
                  onValueChange={(_, event) => row.getToggleSelectedHandler()(event)}
                />
                <Table.Cell rowHeader sticky="start">
                  {id}
                </Table.Cell>
                <Table.Cell>
                  {customer}
                  {note && (
                    <Text as="div" size="sm" variant="secondary">
                      {note}
                    </Text>
                  )}
                </Table.Cell>
                <Table.Cell>
                  <Badge variant={status === "Paid" ? "success" : "warning"}>{status}</Badge>
                </Table.Cell>
                <Table.Cell>{country}</Table.Cell>
                <Table.Cell align="end">{total.toFixed(2)}</Table.Cell>
              </Table.Row>
            );
          }}
        </Table.VirtualBody>
      </Table>
      <Text size="sm" variant="secondary" role="status">
        {formatNumber(selectedCount)} of {formatNumber(orders.length)} selected
      </Text>
    </Stack>
  );
}
