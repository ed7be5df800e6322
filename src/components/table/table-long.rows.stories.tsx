import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button";
import { Table } from ".";
import {
  all,
  box,
  expectFilled,
  inSight,
  LongTable,
  many,
  rowsIn,
  scrollerOf,
  theTable,
} from "./table-long.fixture";

const meta = {
  component: Table,
  title: "Behaviour/Table/100,000 rows/Rows",
  tags: ["!autodocs"],
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With Shift, keys select the rows in between, and skip disabled checkboxes. */
export const Selects: Story = {
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
function Filtered() {
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
}

/** After filtering and sorting, the rows and their count are correct. A focused row keeps focus. */
export const OtherRows: Story = {
  render: () => <Filtered />,
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
export const Print: Story = {
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

/** An invalid estimate falls back to the default. */
export const BadEstimate: Story = {
  parameters: { visual: { skip: "it looks like FewRendered" } },
  render: () => <LongTable estimatedRowHeight={Number.NaN} />,
  play: async ({ canvas }) => {
    await expectFilled(canvas, 1);
    await expect(theTable(canvas).offsetHeight).toBeGreaterThan(4_000_000);
    await expect(screen.getAllByRole("row").length).toBeLessThan(30);
  },
};
