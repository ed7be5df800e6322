import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conformance } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Table } from ".";
import { Deployments, deployments } from "./table.fixture";

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

const rows = deployments(12);
const slot = (root: Element, name: string) => root.querySelector(`[data-slot=${name}]`) as HTMLElement;

/** A table that is too wide scrolls in its own container, by keyboard too. The page never scrolls sideways. */
export const Scrolls: Story = {
  render: () => (
    <div className="w-60">
      <Deployments rows={rows} aria-label={undefined} caption="Deployments" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const region = await canvas.findByRole("region", { name: "Deployments" });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await waitFor(() => expect(region).toHaveAttribute("data-more-end"));
    await userEvent.tab();
    await expect(region).toHaveFocus();
    const frame = slot(canvasElement, "table-frame");
    await expect(getComputedStyle(frame).outlineWidth).toBe("2px");
    await expect(getComputedStyle(frame, "::after").opacity).toBe("0.5");
    await expect(getComputedStyle(frame, "::before").opacity).toBe("0");
    region.scrollLeft = getComputedStyle(region).direction === "rtl" ? -9999 : 9999;
    await waitFor(() => expect(region).not.toHaveAttribute("data-more-end"));
    await expect(region).toHaveAttribute("data-more-start");
  },
};

/** The sticky header stays at the top, and sticky columns at the sides, in both text directions. */
export const Sticks: Story = {
  render: () => (
    <div className="grid w-64 gap-4">
      {(["ltr", "rtl"] as const).map((dir) => (
        <div key={dir} dir={dir} className="min-w-0">
          <Table aria-label={dir} maxHeight={120} className="whitespace-nowrap">
            <Table.Header sticky>
              <Table.Row>
                <Table.CheckHead sticky />
                <Table.Head sticky="start">Name</Table.Head>
                <Table.Head>A column in the middle</Table.Head>
                <Table.Head sticky="end">Sum</Table.Head>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map(({ name }) => (
                <Table.Row key={name}>
                  <Table.CheckCell sticky label={name} />
                  <Table.Cell rowHeader sticky="start">
                    {name}
                  </Table.Cell>
                  <Table.Cell>The text in the middle</Table.Cell>
                  <Table.Cell sticky="end">7</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const dir of ["ltr", "rtl"]) {
      const region = await canvas.findByRole("region", { name: dir });
      const lefts = () =>
        [...region.querySelectorAll("thead tr > *, tbody tr:last-child > *")].map((cell) =>
          Math.round(cell.getBoundingClientRect().left),
        );
      const head = within(region).getByRole("columnheader", { name: "Name" });
      const [before, top] = [lefts(), head.getBoundingClientRect().top];
      region.scrollTo(dir === "rtl" ? -40 : 40, 60);
      const after = lefts();
      await expect(head.getBoundingClientRect().top).toBe(top);
      const moved = before.map((x, at) => Math.abs(x - (after[at] as number)));
      await expect(moved).toEqual([0, 0, 40, 0, 0, 0, 40, 0]);
      // Of adjacent sticky columns, only the last one shows an edge.
      const cut = (cell: Element | null) => cell && getComputedStyle(cell, "::after").opacity;
      await waitFor(() => expect(cut(head)).toBe("1"));
      await expect(cut(head.previousElementSibling)).toBe("0");
    }
  },
};

/** A sticky header doesn't cover the focused element. */
export const NotBehindTheHead: Story = {
  render: () => <Deployments rows={rows} maxHeight={160} />,
  play: async ({ canvas, canvasElement }) => {
    const boxes = canvas.getAllByRole("checkbox");
    boxes.at(-1)?.focus();
    const bottom = () => slot(canvasElement, "table-header").getBoundingClientRect().bottom;
    for (const box of boxes.slice(1).reverse()) {
      box.focus();
      await expect(box.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom());
    }
  },
};

/** In the checkbox column, a placeholder has the size and the position of a checkbox. */
export const LoadingWithSelection: Story = {
  render: () => (
    <Table aria-label="Tokens" loading>
      <Table.Header>
        <Table.Row>
          <Table.CheckHead disabled />
          <Table.Head>Name</Table.Head>
          <Table.Head>Created</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Loading columns={3} rows={2} />
    </Table>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { left, width, height } = canvas.getByRole("checkbox").getBoundingClientRect();
    for (const row of canvasElement.querySelectorAll("tbody tr")) {
      const bar = row.querySelector("[data-slot=table-loading-bar]")?.getBoundingClientRect();
      await expect([bar?.left, bar?.width, bar?.height]).toEqual([left, width, height]);
    }
  },
};

/** Without rows, a text spans all columns. While rows load, the table is busy and announces loading. */
export const EmptyAndLoading: Story = {
  args: { loading: true },
  render: ({ loading }) => (
    <Table aria-label="Tokens" loading={loading}>
      <Table.Header>
        <Table.Row>
          <Table.Head>Name</Table.Head>
          <Table.Head>Created</Table.Head>
        </Table.Row>
      </Table.Header>
      {loading ? (
        <Table.Loading columns={2} rows={4} />
      ) : (
        <Table.Empty columns={2}>There are no tokens.</Table.Empty>
      )}
    </Table>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
    await expect(canvas.getAllByRole("row")).toHaveLength(1);
    const placeholders = [...canvasElement.querySelectorAll<HTMLElement>("tbody tr")];
    await expect(placeholders.map(({ offsetHeight }) => offsetHeight)).toEqual([40, 40, 40, 40]);
    // The bar at the top shows only if there are rows while others load.
    await expect(slot(canvasElement, "table-progress-bar")).not.toBeVisible();
  },
};

/** An empty table that isn't loading. */
export const HasNoRows: Story = {
  ...EmptyAndLoading,
  args: { loading: false },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole<HTMLTableCellElement>("cell", { name: "There are no tokens." });
    await expect(cell.colSpan).toBe(2);
    await expect(canvas.getByRole("table")).not.toHaveAttribute("aria-busy");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

/** The content in place of rows stays visible, even if the table is wider than its container. */
export const EmptyInANarrowBox: Story = {
  render: () => (
    <div className="w-60">
      <Table aria-label="Tokens">
        <Table.Header>
          <Table.Row>
            {["Name of the token", "Created on", "Last used on"].map((name) => (
              <Table.Head key={name}>{name}</Table.Head>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Empty columns={3}>There are no tokens.</Table.Empty>
      </Table>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const region = await canvas.findByRole("region");
    const content = slot(canvasElement, "table-empty-content");
    for (const by of [0, 40, 999]) {
      region.scrollLeft = getComputedStyle(region).direction === "rtl" ? -by : by;
      const [box, seen] = [content.getBoundingClientRect(), region.getBoundingClientRect()];
      await expect(box.left).toBeGreaterThanOrEqual(seen.left);
      await expect(box.right).toBeLessThanOrEqual(seen.right);
    }
  },
};

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
