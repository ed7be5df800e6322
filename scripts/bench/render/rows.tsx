import * as kerf from "@kerf/react";
import { mountRows } from "./mount-rows";
import { primitiveRows } from "./primitive-rows";
import type { Row } from "./row";

const { Button, Dialog, Drawer, DropdownMenu, Table } = kerf;

/** The number of visible rows. */
const PAGE = 15;
const records = Array.from({ length: 100_000 }, (_, id) => ({
  id,
  name: `Record ${id}`,
  count: (id * 7919) % 1000,
}));
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

/** 100,000 rows of different heights. About 15 of them are visible. */
const longTable: Pick<Row, "needs" | "count" | "readsLayout" | "item" | "reference"> = {
  needs: "Table",
  count: 1,
  readsLayout: true,
  item: (key) => (
    <Table key={key} layout="fixed" maxHeight={660}>
      <Table.VirtualBody rows={records} getRowKey={({ id }) => id}>
        {(record, props) => <Table.Row {...props}>{cells(record)}</Table.Row>}
      </Table.VirtualBody>
    </Table>
  ),
  reference: (key, on) => (
    <Table key={key} layout="fixed" maxHeight={660}>
      <Table.Body>
        {records.slice(on ? PAGE : 0, on ? 2 * PAGE : PAGE).map((record) => (
          <Table.Row key={record.id}>{cells(record)}</Table.Row>
        ))}
      </Table.Body>
    </Table>
  ),
};

const twenty = Array.from({ length: 20 }, (_, index) => `Layer ${index + 1}`);

/** In the order of the budgets. */
const rows: Row[] = [
  ...mountRows,
  ...primitiveRows,
  { id: "mount-long-table", work: "mount a Table of 100,000 rows", kind: "mount", ...longTable },
  { id: "scroll-long-table", work: "scroll it by a page", kind: "scroll", ...longTable },
  {
    id: "disable-button",
    work: "disable 1,000 Buttons",
    needs: "Button",
    kind: "update",
    count: 1000,
    item: (key, on) => (
      <Button key={key} disabled={on}>
        Save changes
      </Button>
    ),
  },
  {
    id: "change-button",
    work: "change variant of 1,000 Buttons",
    needs: "Button",
    kind: "update",
    count: 1000,
    item: (key, on) => (
      <Button key={key} variant={on ? "primary" : "secondary"}>
        Save changes
      </Button>
    ),
  },
  {
    id: "rerender-button",
    work: "re-render unchanged 1,000 Buttons",
    needs: "Button",
    kind: "update",
    count: 1000,
    item: (key) => <Button key={key}>Save changes</Button>,
  },
  {
    id: "open-dialog",
    work: "open a Dialog, to paint",
    needs: "Dialog",
    kind: "open",
    count: 1,
    item: (key) => (
      <Dialog.Root key={key}>
        <Dialog.Trigger>Delete</Dialog.Trigger>
        <Dialog>
          <Dialog.Title>Delete this project?</Dialog.Title>
          <Dialog.Description>Its files and its history go with it.</Dialog.Description>
          <Dialog.Close>Cancel</Dialog.Close>
        </Dialog>
      </Dialog.Root>
    ),
  },
  {
    id: "open-drawer",
    work: "open a Drawer, to paint",
    needs: "Drawer",
    kind: "open",
    count: 1,
    item: (key) => (
      <Drawer.Root key={key}>
        <Drawer.Trigger>View invoice</Drawer.Trigger>
        <Drawer>
          <Drawer.Title>Invoice 2048</Drawer.Title>
          <Drawer.Description>Due on March 1.</Drawer.Description>
          <Drawer.Close>Close</Drawer.Close>
        </Drawer>
      </Drawer.Root>
    ),
  },
  {
    id: "open-menu",
    work: "open a DropdownMenu of 20, to paint",
    needs: "DropdownMenu",
    kind: "open",
    count: 1,
    item: (key) => (
      <DropdownMenu key={key}>
        <DropdownMenu.Trigger>Layers</DropdownMenu.Trigger>
        <DropdownMenu.Content>
          {twenty.map((name) => (
            <DropdownMenu.Item key={name}>{name}</DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu>
    ),
  },
];

/** The rows whose component the package has. */
export const availableRows = rows.filter(({ needs }) => needs in kerf);
