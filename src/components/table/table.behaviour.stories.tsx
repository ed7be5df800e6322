import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conformance } from "../../catalog/stories";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Table } from ".";
import { Deployments, deployments } from "./table.fixture";

const meta = {
  component: Table,
  title: "Behaviour/Table",
  tags: ["!autodocs"],
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = deployments(12);
const slot = (root: Element, name: string) => root.querySelector(`[data-slot=${name}]`) as HTMLElement;

/** It is a table: named, its heads and the names of its rows are heads, and it counts what it has. */
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

/** Where there is not room for it, it scrolls in a box of its own, by keyboard too, and never the page. */
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
    await expect(getComputedStyle(frame, "::after").opacity).toBe("1");
    await expect(getComputedStyle(frame, "::before").opacity).toBe("0");
    region.scrollLeft = getComputedStyle(region).direction === "rtl" ? -9999 : 9999;
    await waitFor(() => expect(region).not.toHaveAttribute("data-more-end"));
    await expect(region).toHaveAttribute("data-more-start");
  },
};

/** What sticks stays: the head above, the names at one side and the sums at the other, from either direction. */
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
                  <Table.Cell>What stands in the middle</Table.Cell>
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
      const places = () =>
        [...region.querySelectorAll("thead tr > *, tbody tr:last-child > *")].map((cell) =>
          Math.round(cell.getBoundingClientRect().left),
        );
      const head = within(region).getByRole("columnheader", { name: "Name" });
      const [before, top] = [places(), head.getBoundingClientRect().top];
      region.scrollTo(dir === "rtl" ? -40 : 40, 60);
      const after = places();
      await expect(head.getBoundingClientRect().top).toBe(top);
      const moved = before.map((place, at) => Math.abs(place - (after[at] as number)));
      await expect(moved).toEqual([0, 0, 40, 0, 0, 0, 40, 0]);
      // The cut shows at the last of those that stick together.
      const cut = (cell: Element | null) => cell && getComputedStyle(cell, "::after").opacity;
      await waitFor(() => expect(cut(head)).toBe("1"));
      await expect(cut(head.previousElementSibling)).toBe("0");
    }
  },
};

/** What the keyboard reaches is not hidden behind a head that stays. */
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

const opened = fn();
const pressed = fn();

/** A row that leads somewhere is one large target, but for what answers to a click by itself. */
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
    opened.mockClear();
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

/** Without rows it says so across all columns; while they are on their way it is busy, and says that as well. */
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
  play: async ({ canvas, canvasElement, args }) => {
    const table = canvas.getByRole("table");
    if (!args.loading) return;
    await expect(table).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
    await expect(canvas.getAllByRole("row")).toHaveLength(1);
    const places = [...canvasElement.querySelectorAll<HTMLElement>("tbody tr")];
    await expect(places.map(({ offsetHeight }) => offsetHeight)).toEqual([40, 40, 40, 40]);
    // The line at the top is for rows that stay while others are awaited.
    await expect(slot(canvasElement, "table-progress-bar")).not.toBeVisible();
  },
};

/** The same with nothing in it. */
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

/** What stands in place of rows is in view, also where the table is wider than its box. */
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

/** Rows that stay while others are awaited have a line above them. */
export const LoadingOverRows: Story = {
  render: () => <Deployments rows={rows.slice(0, 2)} loading />,
  play: async ({ canvas, canvasElement }) => {
    await expect(slot(canvasElement, "table-progress-bar")).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(3);
  },
};

/** All words are the tree's or the instance's. */
export const Words: Story = {
  render: () => (
    <LabelsProvider
      labels={{ table: { selectAll: "Alle auswählen", selectRow: "{row} auswählen", loading: "Lädt" } }}
    >
      <Table loading labels={{ loading: "Lädt Regionen" }}>
        <Table.Header>
          <Table.Row>
            <Table.CheckHead labels={{ selection: "Auswahl" }} />
            <Table.Head width={120} onResize={fn()} labels={{ resize: "Breite", width: "{width} Pixel" }}>
              Name
            </Table.Head>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          <Table.Row>
            <Table.CheckCell label="$&" />
            <Table.Cell>Wort</Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table>
    </LabelsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Alle auswählen" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "$& auswählen" })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Auswahl" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Lädt Regionen$/);
    const handle = canvas.getByRole("separator", { name: "Breite Name" });
    await expect(handle).toHaveAttribute("aria-valuetext", "120 Pixel");
  },
};

const root = createRef<HTMLTableElement>();
const WithRef = () => (
  <Table ref={root} data-testid="own" variant={"striped" as "plain"} className="mt-4" aria-rowcount={900}>
    <Table.Body>
      <Table.Row>
        <Table.Cell>One</Table.Cell>
      </Table.Row>
    </Table.Body>
  </Table>
);

/** What a caller sets goes to the table; a value that there is not falls back and is told in the console. */
export const PassesOn: Story = {
  render: () => <WithRef />,
  parameters: { console: { expect: [/Table has no variant "striped"/] } },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByTestId("own");
    await expect(table).toBe(root.current);
    await expect(table).toHaveAttribute("aria-rowcount", "900");
    await expect(getComputedStyle(table).marginTop).toBe("16px");
    await expect(getComputedStyle(slot(canvasElement, "table-frame")).borderTopWidth).toBe("1px");
  },
};

/** Rows are 40 px high, or 32; heads 36, or 28; figures are all as wide. */
export const Metrics: Story = {
  render: () => (
    <div className="grid gap-4">
      <Deployments rows={rows.slice(0, 2)} />
      <Deployments rows={rows.slice(0, 2)} size="sm" aria-label="Small" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const [name, heights, radius] of [
      ["Deployments", [36, 40, 40], "12px"],
      ["Small", [28, 32, 32], "12px"],
    ] as const) {
      const table = canvas.getByRole("table", { name });
      const found = [...table.querySelectorAll("tr")].map(({ offsetHeight }) => offsetHeight);
      await expect(found).toEqual(heights);
      await expect(getComputedStyle(table).fontVariantNumeric).toBe("tabular-nums");
      const frame = table.closest("[data-slot=table-frame]") as HTMLElement;
      await expect(getComputedStyle(frame).borderTopLeftRadius).toBe(radius);
    }
  },
};

export const Conforms = conformance({
  Table: (props) => <Table {...props} />,
  "Table.Header": (props) => (
    <Table>
      <Table.Header {...props} />
    </Table>
  ),
  "Table.Head": (props) => (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.Head {...props} width={100} onResize={fn()} onSort={fn()}>
            Name
          </Table.Head>
        </Table.Row>
      </Table.Header>
    </Table>
  ),
  "Table.CheckHead": (props) => (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.CheckHead {...props} indeterminate />
        </Table.Row>
      </Table.Header>
    </Table>
  ),
  "Table.Body": (props) => (
    <Table>
      <Table.Body {...props} />
    </Table>
  ),
  "Table.Row": (props) => (
    <Table>
      <Table.Body>
        <Table.Row {...props} />
      </Table.Body>
    </Table>
  ),
  "Table.Cell": (props) => (
    <Table>
      <Table.Body>
        <Table.Row>
          <Table.Cell {...props}>Atlas</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table>
  ),
  "Table.CheckCell": (props) => (
    <Table>
      <Table.Body>
        <Table.Row>
          <Table.CheckCell {...props} label="Atlas" />
        </Table.Row>
      </Table.Body>
    </Table>
  ),
  "Table.Footer": (props) => (
    <Table>
      <Table.Footer {...props} />
    </Table>
  ),
  "Table.Empty": (props) => (
    <Table>
      <Table.Empty {...props} columns={2}>
        Nothing
      </Table.Empty>
    </Table>
  ),
  "Table.Loading": (props) => (
    <Table>
      <Table.Loading {...props} columns={2} />
    </Table>
  ),
});
