import { Table } from "@kerf/react";
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

const members = [
  { id: "ada", name: "Ada Lovelace", role: "Owner" },
  { id: "grace", name: "Grace Hopper", role: "Developer" },
  { id: "alan", name: "Alan Turing", role: "Developer" },
];

/** Rows are selected by checkboxes. The checkbox in the header selects all of them. */
export function Selection() {
  const [selected, setSelected] = useState(["grace"]);
  const choose = (id: string, checked: boolean) =>
    setSelected((ids) => (checked ? [...ids, id] : ids.filter((each) => each !== id)));
  return (
    <Table aria-label="Members">
      <Table.Header>
        <Table.Row>
          <Table.CheckHead
            checked={selected.length === members.length}
            indeterminate={selected.length > 0 && selected.length < members.length}
            onValueChange={(checked) => setSelected(checked ? members.map(({ id }) => id) : [])}
          />
          <Table.Head>Name</Table.Head>
          <Table.Head>Role</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {members.map(({ id, name, role }) => (
          <Table.Row key={id} selected={selected.includes(id)}>
            <Table.CheckCell
              label={name}
              checked={selected.includes(id)}
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

/** A click on a column header requests a sort order. The application sorts the rows. */
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
  const sorted = [...regions].sort((a, b) => {
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

/**
 * Resizable columns. Drag the end of a column header, or use the arrow keys. The last column takes the remaining width.
 */
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

/** TanStack Table manages sort order, selection and widths. Shift and a click select all rows in between. */
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
                  // The last column takes the remaining width.
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
