import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PatternPage, page, patternStory } from "../page/story-pages";
import bulkActionsSource from "./bulk-actions.tsx?raw";
import columnsMenuSource from "./columns-menu.tsx?raw";
import { chooseByKeys } from "./forms.fixture";
import { narrow } from "./narrow";
import { orders } from "./orders";
import dataSource from "./orders.ts?raw";
import { OrdersTable } from "./orders-table";
import tableSource from "./orders-table.tsx?raw";

const meta = {
  title: "Patterns/Table with 100,000 rows",
  parameters: page,
  // The orders aren't an arg, because Storybook copies all args for each of its messages.
  render: () => <OrdersTable orders={orders} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** The pattern, its states and its code. */
export const Page: Story = {
  ...patternStory,
  render: () => (
    <PatternPage
      title="Table with 100,000 rows"
      lead="A table without pages. It is searched, filtered and sorted, its columns can be hidden, and actions apply to all selected rows."
      states={{ Ready: <OrdersTable orders={orders} />, Empty: <OrdersTable orders={[]} /> }}
      files={{
        "orders-table.tsx": tableSource,
        "columns-menu.tsx": columnsMenuSource,
        "bulk-actions.tsx": bulkActionsSource,
        "orders.ts": dataSource,
      }}
      notes={[
        "Only the rows in sight are rendered. Filter and sort all of them before you pass them to `Table.VirtualBody`.",
        "Filters are deferred: typing never waits for 100,000 rows.",
        "The actions are always there. They look disabled until a row is selected, so nothing moves, and no button disappears while it has the focus.",
        "Filters keep the selection. The number of selected rows that they hide is always visible, because actions apply to those, too.",
        "The checkbox in the header selects the rows that the filters show.",
        "The column that names the row can't be hidden, and stays in view with the checkboxes.",
        "The menu of columns stays open, so that several can be changed at once.",
      ]}
    />
  ),
};

const status = (canvas: Canvas) => canvas.getByRole("status");
const table = (canvas: Canvas) => canvas.getByRole("table");
const button = (canvas: Canvas, name: string) => canvas.getByRole("button", { name });
const rendered = (canvas: Canvas) => canvas.getAllByRole("row").length;

/** Only visible rows are rendered. Without a selection, the actions look disabled. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(table(canvas)).toHaveAttribute("aria-rowcount", "100001");
    await expect(rendered(canvas)).toBeLessThan(50);
    await expect(status(canvas)).toHaveTextContent("100,000 orders");
    await expect(button(canvas, "Mark as paid")).toHaveAttribute("aria-disabled", "true");
  },
};

/** Search and filters apply to all rows. A button in an empty result clears them. */
export const Filtered: Story = {
  play: async ({ canvas, step }) => {
    const search = canvas.getByRole("textbox", { name: "Search orders" });
    await step("Search", async () => {
      await userEvent.type(search, "zoë");
      await waitFor(() => expect(status(canvas)).toHaveTextContent("16,667 orders"));
      await expect(table(canvas)).toHaveAttribute("aria-rowcount", "16668");
    });
    await step("Filter", async () => {
      await chooseByKeys(canvas.getByRole("combobox", { name: "Status" }), "Refunded");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
      await waitFor(() => expect(status(canvas)).not.toHaveTextContent("16,667"));
      for (const row of canvas.getAllByRole("row").slice(1)) await expect(row).toHaveTextContent("Refunded");
    });
    await step("Clear filters without results", async () => {
      await userEvent.type(search, " nobody");
      await userEvent.click(await canvas.findByRole("button", { name: "Clear filters" }));
      await waitFor(() => expect(status(canvas)).toHaveTextContent("100,000 orders"));
    });
  },
};

/** After sorting, End moves to the last of all rows. */
export const Sorted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, "Total, €"));
    await expect(canvas.getAllByRole("row")[1]).toHaveTextContent("5.00");
    canvas.getByRole("checkbox", { name: "Select all rows" }).focus();
    await userEvent.keyboard("{End}");
    const last = document.activeElement?.closest("tr");
    await expect(last).toHaveAttribute("aria-rowindex", "100001");
    await expect(last).toHaveTextContent("904.99");
  },
};

/** Actions apply to all selected rows, including rows that a filter hides. The focus is never lost. */
export const BulkActions: Story = {
  play: async ({ canvas, step }) => {
    await step("Select", async () => {
      canvas.getByRole("checkbox", { name: "Select K-199999" }).focus();
      await userEvent.keyboard(" {Shift>}{ArrowDown}{ArrowDown}{/Shift}");
      await expect(status(canvas)).toHaveTextContent("3 selected");
    });
    await step("Hide one by a filter", async () => {
      await chooseByKeys(canvas.getByRole("combobox", { name: "Status" }), "Open");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(status(canvas)).toHaveTextContent("3 selected, 2 hidden by filters"));
    });
    await step("Mark as paid", async () => {
      await userEvent.click(button(canvas, "Mark as paid"));
      await waitFor(() => expect(status(canvas)).toHaveTextContent("3 selected, 3 hidden by filters"));
      await expect(button(canvas, "Mark as paid")).toHaveFocus();
    });
    await step("Delete", async () => {
      await userEvent.click(button(canvas, "Delete"));
      const dialog = within(await screen.findByRole("alertdialog", { name: "Delete 3 orders?" }));
      await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await waitFor(() => expect(button(canvas, "Delete")).toHaveFocus());
      await expect(button(canvas, "Delete")).toHaveAttribute("aria-disabled", "true");
    });
    await step("All other orders are still there", async () => {
      await chooseByKeys(canvas.getByRole("combobox", { name: "Status" }), "Open");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(status(canvas)).toHaveTextContent("99,997 orders"));
    });
  },
};

/** Columns are hidden and shown again, several at once. The first column can't be hidden. */
export const Columns: Story = {
  play: async ({ canvas, step }) => {
    const heads = () => canvas.getAllByRole("columnheader", { hidden: true }).length;
    await expect(heads()).toBe(7);
    await userEvent.click(button(canvas, "Columns"));
    const menu = within(await screen.findByRole("menu"));
    await expect(menu.queryByRole("menuitemcheckbox", { name: "Order" })).toBeNull();
    await step("Hide", async () => {
      await userEvent.click(menu.getByRole("menuitemcheckbox", { name: "Country" }));
      await userEvent.click(menu.getByRole("menuitemcheckbox", { name: "Placed" }));
      await expect(heads()).toBe(5);
      await expect(menu.getByRole("menuitemcheckbox", { name: "Placed" })).not.toBeChecked();
    });
  },
};

/** At the narrowest width, in both directions. */
export const Narrow: Story = narrow(() => <OrdersTable orders={orders} height={320} />);
