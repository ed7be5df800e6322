import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conformance } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Button } from "../button";
import { Table, type TableHeadProps } from ".";
import { Deployments, deployments } from "./table.fixture";
import {
  all,
  box,
  expectFilled,
  heightOf,
  inSight,
  LongTable,
  many,
  rowsIn,
  scrollerOf,
  theTable,
} from "./table-long.fixture";
import { WithTanStackTable } from "./table-state.examples";

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

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const firstNames = (canvas: Canvas, count: number) =>
  [...canvas.getByRole<HTMLTableElement>("table").querySelectorAll("tbody th")]
    .slice(0, count)
    .map((cell) => cell.textContent);
const sortOf = (head: HTMLElement) => head.getAttribute("aria-sort");

const sorted = fn();
const resized = fn();
const checked = fn();

/**
 * Sort order, width and selection are controlled. Changes are reported, and the values stay until updated.
 */
export const Asks: Story = {
  render: () => (
    <Table aria-label="Members">
      <Table.Header>
        <Table.Row>
          <Table.CheckHead onValueChange={checked} />
          <Table.Head sort="ascending" onSort={sorted} width={160} onResize={resized}>
            Name
          </Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        <Table.Row>
          <Table.CheckCell label="Ada" checked onValueChange={checked} />
          <Table.Cell rowHeader>Ada</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table>
  ),
  play: async ({ canvas }) => {
    const event = expect.objectContaining({ type: "change" });
    const all = canvas.getByRole("checkbox", { name: "Select all rows" });
    await userEvent.click(all);
    await expect(checked).toHaveBeenLastCalledWith(true, event);
    const one = canvas.getByRole("checkbox", { name: /Ada/ });
    await userEvent.click(one);
    await expect(checked).toHaveBeenLastCalledWith(false, event);
    await expect(one).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Name" }));
    await expect(sorted).toHaveBeenLastCalledWith("descending");
    await expect(sortOf(canvas.getByRole("columnheader", { name: "Name" }))).toBe("ascending");
    const handle = canvas.getByRole("separator", { name: "Resize Name" });
    handle.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(resized).toHaveBeenLastCalledWith(168);
    await expect(handle).toHaveAttribute("aria-valuenow", "160");
  },
};

/**
 * A sortable column header is a button. Enter and Space request the next sort order, and the icon shows the current
 * one.
 */
export const Sorts: Story = {
  render: () => <Deployments rows={deployments(5)} />,
  play: async ({ canvas }) => {
    const head = canvas.getByRole("columnheader", { name: "Name" });
    const button = canvas.getByRole("button", { name: "Name" });
    const icon = () => button.querySelector("svg")?.innerHTML;
    const icons = [icon()];
    await expect(sortOf(head)).toBe("none");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(sortOf(head)).toBe("ascending");
    await expect(firstNames(canvas, 2)).toEqual(["App 0001", "App 0002"]);
    icons.push(icon());
    await userEvent.keyboard(" ");
    await expect(sortOf(head)).toBe("descending");
    await expect(firstNames(canvas, 2)).toEqual(["App 0005", "App 0004"]);
    icons.push(icon());
    await expect(new Set(icons).size).toBe(3);
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole("columnheader", { name: "Region" })).not.toHaveAttribute("aria-sort");
    // The button fills the column header.
    await expect(button.offsetWidth).toBe(head.offsetWidth);
  },
};

/**
 * A row's checkbox is named after the row, reacts to a click anywhere in its cell, and marks the row. The checkbox in
 * the header is mixed if some are checked.
 */
export const Selects: Story = {
  render: () => <Deployments rows={deployments(3)} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole("checkbox", { name: "Select all rows" });
    const one = canvas.getByRole("checkbox", { name: "Select App 0002" });
    const row = canvas.getByRole("row", { name: /App 0002/ });
    await expect(row).toHaveAttribute("aria-selected", "false");
    const cell = one.closest("td")?.getBoundingClientRect() as DOMRect;
    await expect(document.elementFromPoint(cell.left + 6, cell.top + 3)).toBe(one);
    await expect(document.elementFromPoint(cell.right - 6, cell.bottom - 3)).toBe(one);
    await userEvent.click(one);
    await expect(row).toHaveAttribute("aria-selected", "true");
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(3);
    await userEvent.click(all);
    await expect(canvas.queryAllByRole("row", { selected: true })).toHaveLength(0);
    // The bar at the start of a selected row doesn't depend on color.
    await userEvent.click(one);
    await expect(getComputedStyle(row.firstElementChild as Element, "::before").borderInlineStartWidth).toBe(
      "2px",
    );
  },
};

/** Arrow keys, Home and End move between the checkboxes. With Shift, they also copy the checked state. */
export const ArrowsBetweenBoxes: Story = {
  render: () => <Deployments rows={deployments(4)} />,
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>("checkbox");
    const at = () => boxes.indexOf(document.activeElement as HTMLInputElement);
    boxes[0]?.focus();
    for (const [key, position] of [
      ["{ArrowDown}", 1],
      ["{ArrowDown}", 2],
      ["{ArrowUp}", 1],
      ["{End}", 4],
      ["{ArrowDown}", 4],
      ["{Home}", 0],
      ["{ArrowUp}", 0],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(at()).toBe(position);
    }
    const states = () => boxes.slice(1).map(({ checked }) => checked);
    await userEvent.keyboard("{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await expect(at()).toBe(3);
    await expect(states()).toEqual([true, true, true, false]);
    await userEvent.keyboard(" {Shift>}{ArrowUp}{/Shift}{ArrowDown}{ArrowDown}");
    await expect(states()).toEqual([true, false, false, false]);
    await userEvent.tab({ shift: true });
    await expect(at()).toBe(3);
  },
};

const asked = fn();

function Sized({ dir, ...rest }: TableHeadProps) {
  const [width, setWidth] = useState(160);
  const follow = (next: number) => {
    asked(next);
    setWidth(next);
  };
  return (
    <div dir={dir} className="w-96">
      <Table aria-label="Widths" layout="fixed">
        <Table.Header>
          <Table.Row>
            <Table.Head {...rest} width={width} minWidth={80} maxWidth={240} onResize={follow}>
              Name
            </Table.Head>
            <Table.Head>Rest</Table.Head>
          </Table.Row>
        </Table.Header>
      </Table>
    </div>
  );
}

/**
 * A column that isn't sorted is sorted in ascending order first. Its handle is a separator with its name and width.
 * Arrow keys change the width, and Home and End set its limits.
 */
export const ResizesByKeyboard: Story = {
  render: () => <Sized onSort={sorted} />,
  play: async ({ canvas }) => {
    const handle = canvas.getByRole("separator", { name: "Resize Name" });
    // The handle's name isn't part of the header's name.
    const head = canvas.getByRole("columnheader", { name: "Name" });
    const value = () => Number(handle.getAttribute("aria-valuenow"));
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(sorted).toHaveBeenLastCalledWith("ascending");
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    await expect(handle).toHaveAttribute("aria-orientation", "vertical");
    await expect(handle).toHaveAttribute("aria-valuemin", "80");
    await expect(handle).toHaveAttribute("aria-valuemax", "240");
    for (const [key, width] of [
      ["{ArrowRight}", 168],
      ["{ArrowLeft}", 160],
      ["{Shift>}{ArrowRight}{/Shift}", 224],
      ["{Home}", 80],
      ["{End}", 240],
      ["{ArrowRight}", 240],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(value()).toBe(width);
      await expect(head.offsetWidth).toBe(width);
      await expect(handle).toHaveAttribute("aria-valuetext", `${width} pixels`);
    }
    // At the limit, nothing is reported.
    await expect(asked).toHaveBeenCalledTimes(5);
  },
};

/** In right-to-left text, the left arrow key makes the column wider. */
export const ResizesFromTheRight: Story = {
  render: () => <Sized dir="rtl" />,
  play: async ({ canvas }) => {
    const handle = canvas.getByRole("separator");
    handle.focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(handle).toHaveAttribute("aria-valuenow", "176");
    await drag(handle, -40);
    await expect(handle).toHaveAttribute("aria-valuenow", "216");
  },
};

async function drag(handle: HTMLElement, by: number, end = "pointerup") {
  const captured = fn();
  handle.setPointerCapture = captured;
  const { left, top } = handle.getBoundingClientRect();
  const send = (type: string, clientX: number) =>
    handle.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 7, clientX, clientY: top }),
    );
  send("pointerdown", left + 12);
  await expect(captured).toHaveBeenCalledWith(7);
  for (const part of [0.5, 1]) {
    send("pointermove", left + 12 + by * part);
    await new Promise(requestAnimationFrame);
  }
  if (end === "Escape") {
    handle.focus();
    await userEvent.keyboard("{Escape}");
  } else send(end, left + 12 + by);
  send("pointermove", left);
}

/**
 * Dragging changes the width within its limits, even if the pointer leaves the handle. Escape and `pointercancel` undo
 * it.
 */
export const ResizesByPointer: Story = {
  render: () => <Sized />,
  play: async ({ canvas }) => {
    const handle = canvas.getByRole("separator");
    const value = () => waitFor(() => Number(handle.getAttribute("aria-valuenow")));
    await drag(handle, 30);
    await expect(await value()).toBe(190);
    await drag(handle, 500);
    await expect(await value()).toBe(240);
    await drag(handle, -500);
    await expect(await value()).toBe(80);
    await drag(handle, 40, "Escape");
    await expect(await value()).toBe(80);
    await drag(handle, 40, "pointercancel");
    await expect(await value()).toBe(80);
    await expect(handle.offsetWidth).toBeGreaterThanOrEqual(24);
    await expect(getComputedStyle(handle).touchAction).toBe("none");
  },
};

/** Sort order, selection and widths come from TanStack Table. */
export const WithTanStack: Story = {
  render: () => <WithTanStackTable />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Project" }));
    await expect(firstNames(canvas, 3)).toEqual(["Atlas", "Beacon", "Compass"]);
    await userEvent.click(canvas.getByRole("button", { name: "Project" }));
    await expect(firstNames(canvas, 3)).toEqual(["Compass", "Beacon", "Atlas"]);
    await userEvent.click(canvas.getByRole("button", { name: "Requests" }));
    await expect(firstNames(canvas, 3)).toEqual(["Compass", "Atlas", "Beacon"]);
    await expect(sortOf(canvas.getByRole("columnheader", { name: "Project" }))).toBe("none");

    const all = canvas.getByRole("checkbox", { name: "Select all rows" });
    const box = (name: string) => canvas.getByRole("checkbox", { name: `Select ${name}` });
    await userEvent.click(box("Compass"));
    await expect(all).toBePartiallyChecked();
    const user = userEvent.setup();
    await user.keyboard("{Shift>}");
    await user.click(box("Beacon"));
    await user.keyboard("{/Shift}");
    await expect(box("Atlas")).toBeChecked();
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(canvas.queryAllByRole("row", { selected: true })).toHaveLength(0);

    const handle = canvas.getByRole("separator", { name: "Resize Owner" });
    const head = canvas.getByRole("columnheader", { name: "Owner" });
    handle.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(head.offsetWidth).toBe(188);
    await drag(handle, -28);
    await expect(head.offsetWidth).toBe(160);
  },
};

/** The height of the first rows. */
const heightOfFirst = (count: number) => {
  let height = 0;
  for (let index = 0; index < count; index++) height += heightOf(index);
  return height;
};

/**
 * Few of the 100,000 rows are rendered. Assistive technology gets their number, and the index of each.
 * After scrolling a little or far, rows of different heights are in the right places. Visible rows don't
 * jump.
 */
export const ScrollsManyRows: Story = {
  render: () => <LongTable />,
  play: async ({ canvas, step }) => {
    const table = theTable(canvas);
    await expectFilled(canvas, 1);
    await expect(rowsIn(table).length).toBeLessThan(30);
    await expect(table.offsetHeight).toBeGreaterThan(4_000_000);
    await expect(table).toHaveAttribute("aria-rowcount", "100001");
    await expect(table.tHead?.rows[0]).toHaveAttribute("aria-rowindex", "1");
    const indexes = rowsIn(table).map((row) => row.getAttribute("aria-rowindex"));
    await expect(indexes.slice(0, 3)).toEqual(["2", "3", "4"]);
    // The spacers for other rows don't count as rows.
    await expect(within(table).getAllByRole("row")).toHaveLength(indexes.length + 1);
    const scroller = scrollerOf(canvas);
    await step("scrolls a little", async () => {
      for (const first of [4, 11, 20, 30, 39, 90]) {
        scroller.scrollTop = heightOfFirst(first - 1);
        await expectFilled(canvas);
      }
      scroller.scrollTop = 0;
      await expectFilled(canvas, 1);
      // All of these rows are measured now.
      scroller.scrollTop = heightOfFirst(30);
      await expectFilled(canvas, 31);
    });
    await step("scrolls far", async () => {
      scroller.scrollTop = 2_000_000;
      await expectFilled(canvas);
      await expect(inSight(canvas)[0]).toBeGreaterThan(40_000);
      await expect(rowsIn(theTable(canvas)).length).toBeLessThan(40);
    });
    await step("scrolls back up, row by row", async () => {
      const height = scroller.clientHeight;
      for (let turn = 0; turn < 8; turn++) {
        const row = rowsIn(theTable(canvas)).find(
          (each) => Number(each.querySelector("th")?.textContent?.slice(4)) === inSight(canvas)[1],
        ) as HTMLElement;
        const before = row.getBoundingClientRect().top;
        scroller.scrollTop -= height / 2;
        await expectFilled(canvas);
        // The rows above are measured while it scrolls, and the visible rows still moved by exactly the scrolled
        // distance.
        if (row.isConnected) {
          await expect(row.getBoundingClientRect().top - before).toBeCloseTo(height / 2, 0);
        }
      }
    });
    await step("scrolls to the end", async () => {
      scroller.scrollTop = scroller.scrollHeight;
      await waitFor(() => expect(inSight(canvas).at(-1)).toBe(100_000));
      await expectFilled(canvas);
      await expect(scroller.scrollTop + scroller.clientHeight).toBeGreaterThan(scroller.scrollHeight - 2);
    });
  },
};

/**
 * Keys move between the checkboxes, including those of rows that aren't rendered, and scroll no further than needed. From
 * the header, they move to the first row, however far the user has scrolled. An invalid estimate falls back to the default.
 */
export const KeysInManyRows: Story = {
  render: () => <LongTable estimatedRowHeight={Number.NaN} />,
  play: async ({ canvas }) => {
    const scroller = scrollerOf(canvas);
    await expectFilled(canvas, 1);
    await expect(theTable(canvas).offsetHeight).toBeGreaterThan(4_000_000);
    await expect(rowsIn(theTable(canvas)).length).toBeLessThan(30);
    scroller.scrollTop = 1_000_000;
    await waitFor(() => expect(inSight(canvas)[0]).toBeGreaterThan(10_000));
    all(canvas).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(box(canvas, 1)).toHaveFocus();
    await expectFilled(canvas, 1);
    await userEvent.keyboard("{ArrowDown}");
    await expect(box(canvas, 2)).toHaveFocus();
    await userEvent.keyboard("{PageDown}");
    await expect(scroller.scrollTop).toBeGreaterThan(0);
    const page = inSight(canvas).at(-1) as number;
    await expect(page).toBeGreaterThan(5);
    await expect(box(canvas, page)).toHaveFocus();
    await userEvent.keyboard("{PageUp}");
    await expect(box(canvas, 2)).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(box(canvas, 100_000)).toHaveFocus();
    await expectFilled(canvas);
    await expect(inSight(canvas).at(-1)).toBe(100_000);
    await userEvent.keyboard("{PageUp}{ArrowUp}");
    await expect(inSight(canvas)[0]).toBe(Number(document.activeElement?.closest("tr")?.dataset.index) + 1);
    await userEvent.keyboard("{Home}");
    await expect(all(canvas)).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(box(canvas, 1)).toHaveFocus();
    await expectFilled(canvas, 1);
    await expect(scroller.scrollTop).toBe(0);
  },
};

/** The focused row keeps focus, wherever the user scrolls. The next key continues from it. */
export const FocusOutOfSight: Story = {
  render: () => <LongTable />,
  play: async ({ canvas }) => {
    const scroller = scrollerOf(canvas);
    box(canvas, 3).focus();
    scroller.scrollTop = 3_000_000;
    await waitFor(() => expect(inSight(canvas)[0]).toBeGreaterThan(50_000));
    await expectFilled(canvas);
    await expect(box(canvas, 3)).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(box(canvas, 4)).toHaveFocus();
    await waitFor(() => expect(inSight(canvas)).toContain(4));
    scroller.scrollTop = 3_000_000;
    await waitFor(() => expect(inSight(canvas)[0]).toBeGreaterThan(50_000));
    // Tab moves to the link in the same row.
    await userEvent.tab();
    await expect(document.activeElement?.closest("tr")).toHaveAttribute("data-index", "3");
    await userEvent.tab();
    await expect(box(canvas, 5)).toHaveFocus();
    await userEvent.keyboard("{PageUp}");
    await expect(box(canvas, 1)).toHaveFocus();
  },
};

/**
 * The header, the checkboxes and the names stay visible, and the columns keep their widths, wherever the user scrolls.
 */
export const SticksInManyRows: Story = {
  render: () => (
    <div className="w-80">
      <LongTable style={{ minWidth: 560 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const scroller = await canvas.findByRole("region", { name: "Apps" });
    const box = scroller.getBoundingClientRect();
    const isRtl = getComputedStyle(scroller).direction === "rtl";
    const widths = () => [...(theTable(canvas).tHead?.rows[0]?.cells ?? [])].map((cell) => cell.offsetWidth);
    const before = widths();
    for (const row of [0, 500, 50_000]) {
      scroller.scrollTo(isRtl ? -120 : 120, row * 47);
      await expectFilled(canvas);
      const head = theTable(canvas).tHead?.getBoundingClientRect();
      await expect(head?.top).toBe(box.top);
      const cells = [...(rowsIn(theTable(canvas)).at(-1)?.children ?? [])].map((cell) =>
        cell.getBoundingClientRect(),
      );
      const edge = (rect: DOMRect | undefined) =>
        Math.round(isRtl ? box.right - (rect?.right ?? 0) : (rect?.left ?? 0) - box.left);
      await expect([edge(cells[0]), edge(cells[1])]).toEqual([0, 32]);
      await expect(widths()).toEqual(before);
    }
  },
};

/** The page or any element around the table can scroll. */
export const ScrollingContainer: Story = {
  render: () => (
    <section aria-label="All apps" className="h-72 overflow-auto border border-line" data-testid="around">
      <p className="h-20 p-4">All apps</p>
      <LongTable maxHeight={undefined} />
    </section>
  ),
  play: async ({ canvas }) => {
    const around = canvas.getByTestId("around");
    const seen = () => {
      const { top, bottom } = around.getBoundingClientRect();
      return rowsIn(around).filter((row) => {
        const bounds = row.getBoundingClientRect();
        return bounds.bottom > top && bounds.top < bottom;
      }).length;
    };
    await expect(rowsIn(around).length).toBeLessThan(40);
    around.scrollTop = 1_000_000;
    await waitFor(() => expect(seen()).toBeGreaterThanOrEqual(5));
    around.style.height = "900px";
    const inWindow = Math.floor((window.innerHeight - around.getBoundingClientRect().top) / 61);
    await waitFor(() => expect(seen()).toBeGreaterThanOrEqual(inWindow));
    around.style.height = "";
    around.scrollTop = 0;
    await waitFor(() => expect(box(canvas, 1)).toBeVisible());
  },
};

/** With Shift, keys select the rows in between, and skip disabled checkboxes. */
export const SelectsManyRows: Story = {
  render: () => <LongTable isDisabled={({ name }) => / (99995|99996|99997|99998)$/.test(name)} />,
  play: async ({ canvas }) => {
    all(canvas).focus();
    await userEvent.keyboard("{End}{Shift>}{ArrowUp}{/Shift} {Shift>}{ArrowUp}{ArrowUp}{/Shift}");
    await expect(box(canvas, 99_993)).toHaveFocus();
    const chosen = () =>
      rowsIn(theTable(canvas))
        .filter((row) => row.ariaSelected === "true")
        .map((row) => Number(row.dataset.index) + 1);
    await expect(chosen()).toEqual([99_993, 99_994, 99_999]);
    await expect(all(canvas)).toBePartiallyChecked();
    await userEvent.keyboard("{Home} ");
    await expect(chosen()).toEqual(rowsIn(theTable(canvas)).map((row) => Number(row.dataset.index) + 1));
  },
};

const names = [...many].reverse();
/** After filtering and sorting, the rows and their count are correct. A focused row keeps focus. */
export const OtherRows: Story = {
  render: function Filtered() {
    const [rows, setRows] = useState<"all" | "few" | "none" | "reversed">("all");
    const shown = { all: many, few: many.slice(0, 30), none: [], reversed: names }[rows];
    return (
      <div className="grid gap-4">
        <div className="flex gap-2">
          {(["all", "few", "none", "reversed"] as const).map((each) => (
            <Button key={each} onClick={() => setRows(each)}>
              {each}
            </Button>
          ))}
        </div>
        <LongTable rows={shown} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    const table = theTable(canvas);
    scrollerOf(canvas).scrollTop = 2_000_000;
    await expectFilled(canvas);
    await press("few");
    await expectFilled(canvas);
    await expect(table).toHaveAttribute("aria-rowcount", "31");
    await waitFor(() => expect(inSight(canvas).at(-1)).toBe(30));
    await press("none");
    await expect(table).toHaveAttribute("aria-rowcount", "1");
    await expect(rowsIn(table)).toHaveLength(0);
    await press("all");
    scrollerOf(canvas).scrollTop = 0;
    await expectFilled(canvas, 1);
    await press("reversed");
    await waitFor(() => expect(inSight(canvas)[0]).toBe(100_000));
    await userEvent.keyboard("{Shift>}{Tab}{Tab}{Tab}{/Shift}");
    box(canvas, 99_998).focus();
    canvas.getByRole("button", { name: "all" }).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await waitFor(() => expect(inSight(canvas)[0]).toBe(1));
    await expect(box(canvas, 99_998)).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(box(canvas, 99_999)).toHaveFocus();
  },
};

/** Two virtual bodies in one table, with a header and a footer. Indexes and keys continue from one to the next. */
export const Sections: Story = {
  render: () => (
    <Table aria-label="Apps by team" layout="fixed" maxHeight={320}>
      <Table.Header sticky>
        <Table.Row>
          <Table.CheckHead />
          <Table.Head>Name</Table.Head>
        </Table.Row>
      </Table.Header>
      {["Core", "Web"].map((team) => (
        <Table.VirtualBody key={team} rows={many} getRowKey={({ name }) => name}>
          {({ name }, props) => (
            <Table.Row {...props}>
              <Table.CheckCell label={`${team} ${name}`} />
              <Table.Cell rowHeader>{`${team} ${name}`}</Table.Cell>
            </Table.Row>
          )}
        </Table.VirtualBody>
      ))}
      <Table.Footer sticky>
        <Table.Row>
          <Table.Cell colSpan={2}>200,000 apps</Table.Cell>
        </Table.Row>
      </Table.Footer>
    </Table>
  ),
  play: async ({ canvas }) => {
    const table = theTable(canvas);
    await waitFor(() => expect(table).toHaveAttribute("aria-rowcount", "200002"));
    await expect(table.tFoot?.rows[0]).toHaveAttribute("aria-rowindex", "200002");
    all(canvas).focus();
    await userEvent.keyboard("{End}");
    const last = () => document.activeElement?.closest("tr");
    await expect(last()).toHaveAttribute("aria-rowindex", "200001");
    await expect(last()).toHaveTextContent("Web App 100000");
    table.parentElement?.scrollTo(0, 4_000_000);
    const first = await canvas.findByRole("checkbox", { name: "Select Web App 1" });
    first.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(last()).toHaveTextContent("Core App 100000");
    await expect(last()).toHaveAttribute("aria-rowindex", "100001");
  },
};

/** In print, there are no empty spaces and at most 10,000 rows. */
export const PrintsManyRows: Story = {
  render: () => <LongTable rows={many.slice(0, 300)} />,
  play: async ({ canvas }) => {
    const table = theTable(canvas);
    await expect(rowsIn(table).length).toBeLessThan(30);
    window.dispatchEvent(new Event("beforeprint"));
    await expect(rowsIn(table)).toHaveLength(300);
    await expect(table.querySelector("[data-slot=table-space]")).toBeNull();
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(rowsIn(table).length).toBeLessThan(30));
  },
};
