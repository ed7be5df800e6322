import * as kerf from "@kerf/react";
import type { ReactElement } from "react";
import type { renderBudgets } from "../budgets";

/** A piece of work to measure, done by Kerf's component and by plain elements that make the same DOM. */
export interface Row {
  id: keyof typeof renderBudgets;
  work: string;
  /** The public export without which the row is left out. */
  needs: string;
  /** `mount` a list; `update` one from `on` false to true; `open` by a click on the first button, until it is painted. */
  kind: "mount" | "update" | "open";
  count: number;
  /** One item of the list. Under `update` it is rendered again with `on`. */
  item(key: number, on: boolean): ReactElement;
}

const { Badge, Button, Checkbox, Dialog, DropdownMenu, Input, Table } = kerf;
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
