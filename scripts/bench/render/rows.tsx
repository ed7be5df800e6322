import * as kerf from "@kerf/react";
import { DeleteProject } from "../../../src/components/dialog/dialog.examples";
import { InvoiceDetails } from "../../../src/components/drawer/drawer.examples";
import { chartRows } from "./chart-rows";
import { inputRows } from "./input-rows";
import type { Row } from "./work";

const { Button, Checkbox, DateInput, DropdownMenu, Input, Sparkline, Table, Tree } = kerf;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const branches = numbers(50).map((branch) => ({
  value: `${branch}`,
  label: `Folder ${branch}`,
  children: numbers(9).map((leaf) => ({ value: `${branch}-${leaf}`, label: `File ${leaf}` })),
}));
const hourly = numbers(24).map((hour) => (hour * 7) % 11);
const november = new Date("2026-11-19T14:30Z");
const allBranches = branches.map(({ value }) => value);

/** The number of visible rows of a long table. */
const PAGE = 15;
const records = numbers(100_000).map((id) => ({ id, name: `Record ${id}`, count: (id * 7919) % 1000 }));
const cells = ({ name, count }: (typeof records)[number]) => (
  <>
    <Table.Cell rowHeader>{name}</Table.Cell>
    <Table.Cell>Healthy</Table.Cell>
    <Table.Cell align="end">{count}</Table.Cell>
    <Table.Cell align="end">12</Table.Cell>
    {/* Some rows are taller. */}
    <Table.Cell align="end" style={{ height: count % 5 === 2 ? 60 : undefined }}>
      3
    </Table.Cell>
    <Table.Cell truncate>Ada Lovelace</Table.Cell>
  </>
);

const table = (key: number, rows: typeof records, maxHeight?: number) => (
  <Table key={key} layout="fixed" maxHeight={maxHeight}>
    <Table.Body>
      {rows.map((record) => (
        <Table.Row key={record.id}>{cells(record)}</Table.Row>
      ))}
    </Table.Body>
  </Table>
);

/** A row that mounts a list of one component. */
function mount(
  id: string,
  list: string,
  [count, budget]: [count: number, budget: number],
  item: Row["item"],
  readsLayout = false,
): Row {
  return { id: `mount-${id}`, work: `mount ${list}`, kind: "mount", count, budget, item, readsLayout };
}

const mountRows = [
  mount("button", "1,000 Buttons", [1000, 2], (key) => <Button key={key}>Save changes</Button>),
  mount("checkbox", "500 Checkboxes with label", [500, 6], (key) => (
    <Checkbox key={key} label="Send me a copy" />
  )),
  mount("input", "300 Inputs with label and error", [300, 4], (key) => (
    <Input key={key} label="Name" error="Say how we may call you." />
  )),
  mount("table", "Tables with 1,000 rows of 6 cells", [10, 2], (key) => table(key, records.slice(0, 100))),
  mount(
    "tree",
    "a Tree of 500 items",
    [1, 2],
    (key) => <Tree key={key} aria-label="Files" items={branches} defaultExpanded={allBranches} />,
    true,
  ),
  mount("date-input", "500 DateInputs with label", [500, 2.5], (key) => (
    <DateInput key={key} label="Due date" defaultValue={november} />
  )),
  mount("sparkline", "1,000 Sparklines of 24 values", [1000, 1.5], (key) => (
    <Sparkline key={key} label="Requests" values={hourly} />
  )),
];

/** 100,000 rows of different heights, beside a table with only the visible rows. */
const longTable: Pick<Row, "count" | "budget" | "readsLayout" | "item" | "reference"> = {
  count: 1,
  budget: 2,
  readsLayout: true,
  item: (key) => (
    <Table key={key} layout="fixed" maxHeight={660}>
      <Table.VirtualBody rows={records} getRowKey={({ id }) => id}>
        {(record, props) => <Table.Row {...props}>{cells(record)}</Table.Row>}
      </Table.VirtualBody>
    </Table>
  ),
  reference: (key, on) => table(key, records.slice(on ? PAGE : 0, on ? 2 * PAGE : PAGE), 660),
};

/** A row that renders 1,000 Buttons again. */
function update(id: string, work: string, budget: number, props: (on: boolean) => kerf.ButtonProps): Row {
  const item: Row["item"] = (key, on) => (
    <Button key={key} {...props(on)}>
      Save changes
    </Button>
  );
  return { id: `${id}-button`, work: `${work} 1,000 Buttons`, kind: "update", count: 1000, budget, item };
}

/** A row that opens an overlay. */
function overlay(id: string, name: string, budget: number, item: Row["item"]): Row {
  return { id: `open-${id}`, work: `open a ${name}, to paint`, kind: "open", count: 1, budget, item };
}

export const rows: Row[] = [
  ...mountRows,
  { id: "mount-long-table", work: "mount a Table of 100,000 rows", kind: "mount", ...longTable },
  { id: "scroll-long-table", work: "scroll it by a page", kind: "scroll", ...longTable },
  update("disable", "disable", 2, (on) => ({ disabled: on })),
  update("change", "change variant of", 3, (on) => ({ variant: on ? "primary" : "secondary" })),
  update("rerender", "re-render unchanged", 3, () => ({})),
  overlay("dialog", "Dialog", 1.05, (key) => <DeleteProject key={key} />),
  overlay("drawer", "Drawer", 1.2, (key) => <InvoiceDetails key={key} />),
  overlay("menu", "DropdownMenu of 20", 1.8, (key) => (
    <DropdownMenu key={key}>
      <DropdownMenu.Trigger>Layers</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        {numbers(20).map((layer) => (
          <DropdownMenu.Item key={layer}>{`Layer ${layer + 1}`}</DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu>
  )),
  ...inputRows,
  ...chartRows,
];
