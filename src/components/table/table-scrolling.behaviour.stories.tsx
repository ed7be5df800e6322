import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Table } from ".";
import { Deployments, deployments, slot } from "./table.fixture";

const meta = {
  component: Table,
  title: "Behaviour/Table",
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = deployments(12);

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
