import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { Table } from ".";
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

const meta = {
  component: Table,
  title: "Behaviour/Table",
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

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
