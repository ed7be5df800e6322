import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Table, type TableHeadProps } from ".";
import { Deployments, deployments } from "./table.fixture";
import { WithTanStackTable } from "./table-state.examples";

const meta = {
  component: Table,
  title: "Behaviour/Table",
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
