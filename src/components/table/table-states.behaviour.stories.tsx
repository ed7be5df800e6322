import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Table } from ".";
import { slot } from "./table.fixture";

const meta = {
  component: Table,
  title: "Behaviour/Table",
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

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
