import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Table } from ".";
import { Deployments, deployments } from "./table.fixture";

const meta = {
  component: Table,
  title: "Behaviour/Table by hand",
  tags: ["!autodocs"],
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const firstNames = (canvas: Canvas, count: number) =>
  [...canvas.getByRole<HTMLTableElement>("table").querySelectorAll("tbody th")]
    .slice(0, count)
    .map((cell) => cell.textContent);
const sortOf = (head: HTMLElement) => head.getAttribute("aria-sort");

const sorted = fn();
const resized = fn();
const checked = fn();

/** A column that isn't sorted is sorted in ascending order first. */
export const SortsAscending: Story = {
  render: () => (
    <Table aria-label="Members">
      <Table.Header>
        <Table.Row>
          <Table.Head onSort={sorted}>Name</Table.Head>
        </Table.Row>
      </Table.Header>
    </Table>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Name" }));
    await expect(sorted).toHaveBeenLastCalledWith("ascending");
  },
};

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
    for (const [key, place] of [
      ["{ArrowDown}", 1],
      ["{ArrowDown}", 2],
      ["{ArrowUp}", 1],
      ["{End}", 4],
      ["{ArrowDown}", 4],
      ["{Home}", 0],
      ["{ArrowUp}", 0],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(at()).toBe(place);
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

/** Keys move between the checkboxes, whatever attributes the caller passes to the cells. */
export const ArrowsBetweenNamedCells: Story = {
  parameters: { visual: { skip: "it looks like the table of ArrowsBetweenBoxes" } },
  render: () => (
    <Table aria-label="Members">
      <Table.Header>
        <Table.Row>
          <Table.CheckHead data-slot="all" />
          <Table.Head>Name</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {["Ada", "Grace"].map((name) => (
          <Table.Row key={name}>
            <Table.CheckCell label={name} data-slot="one" data-sticky="end" />
            <Table.Cell rowHeader>{name}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  ),
  play: async ({ canvas, userEvent }) => {
    const [all, ada, grace] = canvas.getAllByRole("checkbox");
    all?.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(ada).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(grace).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(all).toHaveFocus();
  },
};

const thousand = deployments(1000);

/** A thousand rows, sorted and selected by keyboard. All of them are available to assistive technology. */
export const AThousandRows: Story = {
  // Axe checks such rows in other stories.
  parameters: { a11y: { context: { exclude: ["tbody"] } } },
  render: () => <Deployments rows={thousand} maxHeight={320} />,
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole<HTMLTableElement>("table", { name: "Deployments" });
    // `hidden` skips the style check of each cell, which would be slow. Other stories check that they are visible.
    const count = (role: string) => canvas.getAllByRole(role, { hidden: true }).length;
    await step("has the right roles and counts", async () => {
      await expect(count("row")).toBe(1001);
      await expect(count("columnheader")).toBe(6);
      await expect(count("rowheader")).toBe(1000);
      await expect(count("cell")).toBe(5000);
      await expect(count("checkbox")).toBe(1001);
      await expect(table.rows).toHaveLength(1001);
    });
    const focused = () => document.activeElement as HTMLInputElement;
    const isIn = (row: HTMLTableRowElement | undefined) => expect(focused().closest("tr")).toBe(row);
    await step("sorts", async () => {
      await userEvent.tab(); // the scrolling container
      await userEvent.tab(); // the checkbox of all rows
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(firstNames(canvas, 2)).toEqual(["App 0001", "App 0002"]);
      await userEvent.keyboard("{Enter}");
      await expect(firstNames(canvas, 2)).toEqual(["App 1000", "App 0999"]);
    });
    const chosen = () => table.querySelectorAll("[aria-selected=true]").length;
    await step("selects one, several, all and no rows", async () => {
      await userEvent.tab();
      await isIn(table.rows[1]);
      await userEvent.keyboard(" {Shift>}{ArrowDown}{ArrowDown}{/Shift}");
      await expect(chosen()).toBe(3);
      await userEvent.keyboard("{End} ");
      await isIn(table.rows[1000]);
      await expect(chosen()).toBe(4);
      await userEvent.keyboard("{Home}");
      await expect(focused().indeterminate).toBe(true);
      await userEvent.keyboard(" ");
      await expect(chosen()).toBe(1000);
      await userEvent.keyboard(" ");
      await expect(chosen()).toBe(0);
    });
    await step("moves the focus out of the table", async () => {
      await userEvent.keyboard("{End}");
      await userEvent.tab();
      await expect(table).not.toContainElement(focused());
    });
  },
};
