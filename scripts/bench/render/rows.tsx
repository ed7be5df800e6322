import * as kerf from "@kerf/react";
import type { ReactElement } from "react";
import type { renderBudgets } from "../budgets";

/** A piece of work to measure, done by Kerf's component and by plain elements that make the same DOM, or a reference. */
export interface Row {
  id: keyof typeof renderBudgets;
  work: string;
  /** The public export without which the row is left out. */
  needs: string;
  /**
   * `mount` a list; `update` one from `on` false to true; `open` by a click on the first button, until it is painted.
   * `scroll` by a page: the reference is updated.
   */
  kind: "mount" | "update" | "open" | "scroll";
  count: number;
  /** One item of the list. Under `update` it is rendered again with `on`. */
  item(key: number, on: boolean): ReactElement;
  /** The other side, instead of plain elements. Layout is then measured, too. */
  reference?(key: number, on: boolean): ReactElement;
}

const { Badge, Button, Checkbox, Dialog, DropdownMenu, Input, Table } = kerf;

/** The number of rows in sight. */
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
    {/* Some rows are higher. */}
    <Table.Cell align="end" style={{ height: count % 5 === 2 ? 60 : undefined }}>
      3
    </Table.Cell>
    <Table.Cell truncate>Ada Lovelace</Table.Cell>
  </>
);

/** 100,000 rows of different heights, about 15 of which are in sight. */
const longTable: Pick<Row, "needs" | "count" | "item" | "reference"> = {
  needs: "Table",
  count: 1,
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
  {
    id: "mount-button",
    work: "mount 1,000 Buttons",
    needs: "Button",
    kind: "mount",
    count: 1000,
    item: (key) => <Button key={key}>Save changes</Button>,
  },
  {
    id: "mount-badge",
    work: "mount 1,000 Badges",
    needs: "Badge",
    kind: "mount",
    count: 1000,
    item: (key) => <Badge key={key}>Draft</Badge>,
  },
  {
    id: "mount-checkbox",
    work: "mount 500 Checkboxes with label",
    needs: "Checkbox",
    kind: "mount",
    count: 500,
    item: (key) => <Checkbox key={key} label="Send me a copy" />,
  },
  {
    id: "mount-input",
    work: "mount 300 Inputs with label and error",
    needs: "Input",
    kind: "mount",
    count: 300,
    item: (key) => <Input key={key} label="Name" error="Say how we may call you." />,
  },
  {
    id: "mount-table",
    work: "mount Tables with 1,000 rows of 6 cells",
    needs: "Table",
    kind: "mount",
    count: 10,
    item: (key) => (
      <Table key={key} layout="fixed">
        <Table.Body>
          {Array.from({ length: 100 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
            <Table.Row key={row} selected={false}>
              <Table.Cell rowHeader>Frankfurt</Table.Cell>
              <Table.Cell>Healthy</Table.Cell>
              <Table.Cell align="end">1,204</Table.Cell>
              <Table.Cell align="end">12</Table.Cell>
              <Table.Cell align="end">3</Table.Cell>
              <Table.Cell truncate>Ada Lovelace</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    ),
  },
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
