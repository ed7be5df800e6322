import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { conformance } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Table } from ".";
import { slot } from "./table.fixture";

const meta = {
  component: Table,
  title: "Behaviour/Table",
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is a named table with column headers, row headers and row groups. It isn't a tab stop. */
export const IsATable: Story = {
  render: () => (
    <Table caption="Regions" className="w-80">
      <Table.Header>
        <Table.Row>
          <Table.Head>Region</Table.Head>
          <Table.Head>Requests</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        <Table.Row>
          <Table.Cell rowHeader>Dublin</Table.Cell>
          <Table.Cell>310</Table.Cell>
        </Table.Row>
      </Table.Body>
      <Table.Footer>
        <Table.Row>
          <Table.Cell rowHeader>All</Table.Cell>
          <Table.Cell>310</Table.Cell>
        </Table.Row>
      </Table.Footer>
    </Table>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole<HTMLTableElement>("table", { name: "Regions" });
    const names = (role: string) =>
      within(table)
        .getAllByRole(role)
        .map((each) => each.textContent);
    await expect(names("columnheader")).toEqual(["Region", "Requests"]);
    await expect(names("rowheader")).toEqual(["Dublin", "All"]);
    await expect(names("cell")).toEqual(["310", "310"]);
    await expect(within(table).getAllByRole("rowgroup")).toHaveLength(3);
    await expect(within(table).getAllByRole("row")).toHaveLength(3);
    await expect(canvas.queryByRole("region")).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

const opened = fn();
const pressed = fn();

/** A row with `onClick` is one large target, except for the controls inside it. */
export const RowsAsTargets: Story = {
  render: () => (
    <Table aria-label="Projects">
      <Table.Body>
        <Table.Row onClick={opened}>
          <Table.CheckCell label="Atlas" />
          <Table.Cell rowHeader>
            <a href="#atlas">Atlas</a>
          </Table.Cell>
          <Table.Cell>Live</Table.Cell>
          <Table.Cell>
            <button type="button" onClick={pressed}>
              Stop
            </button>
          </Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row");
    await expect(getComputedStyle(row).cursor).toBe("pointer");
    await userEvent.click(canvas.getByText("Live"));
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button"));
    await expect(pressed).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("link"));
    await expect(opened).toHaveBeenCalledOnce();
    await expect(row).not.toHaveAttribute("aria-selected");
  },
};

/**
 * All texts come from the instance, otherwise from the provider. While rows load, a bar shows above existing ones. Keys move
 * between the checkboxes, whatever attributes the caller passes to the cells.
 */
export const Words: Story = {
  render: () => (
    <LabelsProvider
      labels={{ table: { selectAll: "Alle auswählen", selectRow: "{row} auswählen", loading: "Lädt" } }}
    >
      <Table loading labels={{ loading: "Lädt Regionen" }}>
        <Table.Header>
          <Table.Row>
            <Table.CheckHead labels={{ selection: "Auswahl" }} data-slot="all" />
            <Table.Head width={120} onResize={fn()} labels={{ resize: "Breite", width: "{width} Pixel" }}>
              Name
            </Table.Head>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          <Table.Row>
            <Table.CheckCell label="$&" data-slot="one" data-sticky="end" />
            <Table.Cell>Wort</Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table>
    </LabelsProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const all = canvas.getByRole("checkbox", { name: "Alle auswählen" });
    const one = canvas.getByRole("checkbox", { name: "$& auswählen" });
    all.focus();
    for (const [key, box] of [
      ["{ArrowDown}", one],
      ["{Home}", all],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(box).toHaveFocus();
    }
    all.blur();
    await expect(canvas.getByRole("columnheader", { name: "Auswahl" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Lädt Regionen$/);
    await expect(slot(canvasElement, "table-progress-bar")).toBeVisible();
    const handle = canvas.getByRole("separator", { name: "Breite Name" });
    await expect(handle).toHaveAttribute("aria-valuetext", "120 Pixel");
  },
};

const inTable = (part: ReactNode) => <Table>{part}</Table>;
const inRow = (...cells: ReactNode[]) =>
  inTable(
    <Table.Body>
      <Table.Row>{cells}</Table.Row>
    </Table.Body>,
  );
const inHeader = (head: ReactNode) =>
  inTable(
    <Table.Header>
      <Table.Row>{head}</Table.Row>
    </Table.Header>,
  );

export const Conforms = conformance({
  Table: (props) => (
    <Table caption="Projects" {...props}>
      <Table.Header>
        <Table.Row>
          <Table.Head>Name</Table.Head>
          <Table.Head>Files</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        <Table.Row>
          <Table.Cell>Atlas of the northern woods</Table.Cell>
          <Table.Cell>3</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table>
  ),
  "Table.Header": (props) => inTable(<Table.Header {...props} />),
  "Table.Head": (props) =>
    inHeader(
      <Table.Head width={100} onResize={fn()} onSort={fn()} {...props}>
        Name
      </Table.Head>,
    ),
  "Table.CheckHead": (props) => inHeader(<Table.CheckHead {...props} />),
  "Table.Body": (props) => inTable(<Table.Body {...props} />),
  "Table.VirtualBody": (props) =>
    inTable(
      <Table.VirtualBody rows={["Atlas", "Compass"]} getRowKey={(name) => name} {...props}>
        {(name, row) => (
          <Table.Row {...row}>
            <Table.Cell>{name}</Table.Cell>
          </Table.Row>
        )}
      </Table.VirtualBody>,
    ),
  "Table.Row": (props) =>
    inTable(
      <Table.Body>
        <Table.Row {...props} />
      </Table.Body>,
    ),
  "Table.Cell": (props) =>
    inRow(
      <Table.Cell key="name" {...props}>
        Atlas
      </Table.Cell>,
    ),
  "Table.CheckCell": (props) =>
    inRow(
      <Table.CheckCell key="check" label="Atlas" {...props} />,
      <Table.Cell key="name">Atlas</Table.Cell>,
    ),
  "Table.Footer": (props) => inTable(<Table.Footer {...props} />),
  "Table.Empty": (props) =>
    inTable(
      <Table.Empty {...props} columns={2}>
        Nothing
      </Table.Empty>,
    ),
  "Table.Loading": (props) => inTable(<Table.Loading {...props} columns={2} />),
});
