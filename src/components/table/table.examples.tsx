import { Badge, Button, Empty, Link, Table } from "@kerf/react";
import {
  columnSizingFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_text,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useState } from "react";

const invoices = [
  { number: "2026-0114", date: "14 January 2026", status: "Paid", amount: "1,240.00" },
  { number: "2025-1214", date: "14 December 2025", status: "Paid", amount: "980.50" },
  { number: "2025-1114", date: "14 November 2025", status: "Overdue", amount: "12.00" },
];

/** Figures stand under each other at the end of their column, and the footer sums them up. */
export function Invoices() {
  return (
    <Table caption="Invoices">
      <Table.Header>
        <Table.Row>
          <Table.Head>Number</Table.Head>
          <Table.Head>Date</Table.Head>
          <Table.Head>Status</Table.Head>
          <Table.Head align="end">Amount, €</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {invoices.map(({ number, date, status, amount }) => (
          <Table.Row key={number}>
            <Table.Cell rowHeader>
              <Link href={`#${number}`}>{number}</Link>
            </Table.Cell>
            <Table.Cell>{date}</Table.Cell>
            <Table.Cell>
              <Badge variant={status === "Paid" ? "success" : "warning"}>{status}</Badge>
            </Table.Cell>
            <Table.Cell align="end">{amount}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
      <Table.Footer>
        <Table.Row>
          <Table.Cell rowHeader colSpan={3}>
            Total
          </Table.Cell>
          <Table.Cell align="end">2,232.50</Table.Cell>
        </Table.Row>
      </Table.Footer>
    </Table>
  );
}

const members = [
  { id: "ada", name: "Ada Lovelace", role: "Owner" },
  { id: "grace", name: "Grace Hopper", role: "Developer" },
  { id: "alan", name: "Alan Turing", role: "Developer" },
];

/** Rows are chosen by their checkboxes; the one in the head stands for all of them. */
export function Selection() {
  const [chosen, setChosen] = useState(["grace"]);
  const choose = (id: string, checked: boolean) =>
    setChosen((ids) => (checked ? [...ids, id] : ids.filter((each) => each !== id)));
  return (
    <Table aria-label="Members">
      <Table.Header>
        <Table.Row>
          <Table.CheckHead
            checked={chosen.length === members.length}
            indeterminate={chosen.length > 0 && chosen.length < members.length}
            onValueChange={(checked) => setChosen(checked ? members.map(({ id }) => id) : [])}
          />
          <Table.Head>Name</Table.Head>
          <Table.Head>Role</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {members.map(({ id, name, role }) => (
          <Table.Row key={id} selected={chosen.includes(id)}>
            <Table.CheckCell
              label={name}
              checked={chosen.includes(id)}
              onValueChange={(checked) => choose(id, checked)}
            />
            <Table.Cell rowHeader>{name}</Table.Cell>
            <Table.Cell>{role}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

const formatNumber = new Intl.NumberFormat("en").format;
const regions = [
  { name: "Frankfurt", requests: 1204, latency: 12 },
  { name: "Dublin", requests: 310, latency: 24 },
  { name: "São Paulo", requests: 48, latency: 141 },
];
type Column = keyof (typeof regions)[number];

/** A press on a head asks for an order; sorting the rows is the caller's. */
export function Sorting() {
  const [column, setColumn] = useState<Column>("requests");
  const [order, setOrder] = useState<"ascending" | "descending">("descending");
  const sortBy = (by: Column) => ({
    sort: by === column ? order : ("none" as const),
    onSort: (next: "ascending" | "descending") => {
      setColumn(by);
      setOrder(next);
    },
  });
  const sorted = regions.toSorted((a, b) => {
    const [from, to] = order === "ascending" ? [a[column], b[column]] : [b[column], a[column]];
    return typeof from === "number" ? from - Number(to) : from.localeCompare(String(to));
  });
  return (
    <Table aria-label="Regions">
      <Table.Header>
        <Table.Row>
          <Table.Head {...sortBy("name")}>Region</Table.Head>
          <Table.Head align="end" {...sortBy("requests")}>
            Requests a minute
          </Table.Head>
          <Table.Head align="end" {...sortBy("latency")}>
            Latency, ms
          </Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {sorted.map(({ name, requests, latency }) => (
          <Table.Row key={name}>
            <Table.Cell rowHeader>{name}</Table.Cell>
            <Table.Cell align="end">{formatNumber(requests)}</Table.Cell>
            <Table.Cell align="end">{latency}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

/** Heads whose ends can be dragged, or moved by arrow keys. The last column takes what is left. */
export function Resizing() {
  const [widths, setWidths] = useState({ branch: 160, commit: 240 });
  const resize = (column: keyof typeof widths) => ({
    width: widths[column],
    onResize: (width: number) => setWidths((all) => ({ ...all, [column]: width })),
  });
  return (
    <Table aria-label="Deployments" layout="fixed" style={{ minWidth: widths.branch + widths.commit + 120 }}>
      <Table.Header>
        <Table.Row>
          <Table.Head {...resize("branch")}>Branch</Table.Head>
          <Table.Head {...resize("commit")}>Commit</Table.Head>
          <Table.Head>When</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        <Table.Row>
          <Table.Cell rowHeader truncate>
            main
          </Table.Cell>
          <Table.Cell truncate>Cache the regions for an hour and not a day</Table.Cell>
          <Table.Cell truncate>2 minutes ago</Table.Cell>
        </Table.Row>
        <Table.Row>
          <Table.Cell rowHeader truncate>
            fix/a-branch-with-a-long-name
          </Table.Cell>
          <Table.Cell truncate>Retry after a lost connection</Table.Cell>
          <Table.Cell truncate>1 hour ago</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table>
  );
}

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const services = ["Gateway", "Search", "Billing", "Images", "Mail", "Queue", "Reports", "Webhooks"];

/** Many rows and columns in little room: the head, the names and the totals stay in view. */
export function KeepsInView() {
  return (
    <Table caption="Deployments a day" maxHeight={280}>
      <Table.Header sticky>
        <Table.Row>
          <Table.Head sticky="start">Service</Table.Head>
          {days.map((day) => (
            <Table.Head key={day} align="end">
              {day}
            </Table.Head>
          ))}
          <Table.Head align="end" sticky="end">
            Week
          </Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {services.map((service, row) => (
          <Table.Row key={service}>
            <Table.Cell rowHeader sticky="start">
              {service}
            </Table.Cell>
            {days.map((day, column) => (
              <Table.Cell key={day} align="end">
                {formatNumber(1000 + row * 7 + column)}
              </Table.Cell>
            ))}
            <Table.Cell align="end" sticky="end">
              {formatNumber(7021 + row * 49)}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
      <Table.Footer sticky>
        <Table.Row>
          <Table.Cell rowHeader sticky="start">
            All
          </Table.Cell>
          {days.map((day, column) => (
            <Table.Cell key={day} align="end">
              {formatNumber(8196 + column * 8)}
            </Table.Cell>
          ))}
          <Table.Cell align="end" sticky="end">
            {formatNumber(57_540)}
          </Table.Cell>
        </Table.Row>
      </Table.Footer>
    </Table>
  );
}

/** While rows are on their way, their place is held; where there are none, the table says so. */
export function LoadingOrEmpty() {
  const [loading, setLoading] = useState(true);
  return (
    <>
      <p>
        <Button onClick={() => setLoading(!loading)}>{loading ? "Finish loading" : "Load again"}</Button>
      </p>
      <Table aria-label="Tokens" loading={loading}>
        <Table.Header>
          <Table.Row>
            <Table.Head>Name</Table.Head>
            <Table.Head>Created</Table.Head>
            <Table.Head>Last used</Table.Head>
          </Table.Row>
        </Table.Header>
        {loading ? (
          <Table.Loading columns={3} />
        ) : (
          <Table.Empty columns={3}>
            <Empty
              size="sm"
              title="No tokens yet"
              description="A token lets a program act in your name."
              contents={<Button size="sm">Create a token</Button>}
            />
          </Table.Empty>
        )}
      </Table>
    </>
  );
}

interface Project {
  name: string;
  owner: string;
  requests: number;
}

const projects: Project[] = [
  { name: "Atlas", owner: "Ada Lovelace", requests: 1204 },
  { name: "Compass", owner: "Grace Hopper", requests: 310 },
  { name: "Beacon", owner: "Alan Turing", requests: 4820 },
];

const projectFeatures = tableFeatures({
  columnSizingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { text: sortFn_text },
});
const helper = createColumnHelper<typeof projectFeatures, Project>();
const projectColumns = helper.columns([
  helper.accessor("name", { header: "Project", size: 160 }),
  helper.accessor("owner", { header: "Owner", size: 180 }),
  helper.accessor("requests", {
    header: "Requests",
    size: 120,
    cell: ({ getValue }) => getValue().toLocaleString("en"),
  }),
]);

const orders = { asc: "ascending", desc: "descending", none: "none" } as const;

/** Order, choice and widths are TanStack Table's; a Shift and a click choose all rows between. */
export function WithTanStackTable() {
  const table = useTable({
    features: projectFeatures,
    columns: projectColumns,
    data: projects,
    getRowId: ({ name }) => name,
    enableSortingRemoval: false,
  });
  return (
    <Table aria-label="Projects" layout="fixed" style={{ minWidth: table.getTotalSize() + 32 }}>
      <Table.Header>
        {table.getHeaderGroups().map((group) => (
          <Table.Row key={group.id}>
            <Table.CheckHead
              checked={table.getIsAllRowsSelected()}
              indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
              onValueChange={(checked) => table.toggleAllRowsSelected(checked)}
            />
            {group.headers.map((header, index) => {
              const { id } = header.column;
              const sorted = header.column.getIsSorted();
              const isLast = index === group.headers.length - 1;
              return (
                <Table.Head
                  key={header.id}
                  align={id === "requests" ? "end" : "start"}
                  sort={orders[sorted || "none"]}
                  onSort={(next) => header.column.toggleSorting(next === "descending")}
                  // The last one takes what is left.
                  width={isLast ? undefined : header.getSize()}
                  onResize={
                    isLast
                      ? undefined
                      : (width) => table.setColumnSizing((sizes) => ({ ...sizes, [id]: width }))
                  }
                >
                  <table.FlexRender header={header} />
                </Table.Head>
              );
            })}
          </Table.Row>
        ))}
      </Table.Header>
      <Table.Body>
        {table.getRowModel().rows.map((row) => (
          <Table.Row key={row.id} selected={row.getIsSelected()}>
            <Table.CheckCell
              label={row.original.name}
              checked={row.getIsSelected()}
              onValueChange={(_, event) => row.getToggleSelectedHandler()(event)}
            />
            {row.getAllCells().map((cell) => (
              <Table.Cell
                key={cell.id}
                align={cell.column.id === "requests" ? "end" : "start"}
                rowHeader={cell.column.id === "name"}
                truncate
              >
                <table.FlexRender cell={cell} />
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}
