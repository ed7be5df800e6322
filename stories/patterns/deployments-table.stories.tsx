import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PatternPage, page, patternStory } from "../page/story-pages";
import bulkActionsSource from "./bulk-actions.tsx?raw";
import { deployments } from "./deployments";
import dataSource from "./deployments.ts?raw";
import { DeploymentsTable } from "./deployments-table";
import tableSource from "./deployments-table.tsx?raw";
import { chooseByKeys } from "./forms.fixture";
import { narrow } from "./narrow";

/* @alias data table, filters, row selection, bulk actions */
const meta = {
  title: "Patterns/Table with filters",
  component: DeploymentsTable,
  parameters: page,
  args: { deployments },
} satisfies Meta<typeof DeploymentsTable>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** The pattern, its states and its code. */
export const Page: Story = {
  ...patternStory,
  render: () => (
    <PatternPage
      title="Table with filters"
      lead="A long list with search, filters, sorting and pages. Rows are selected across pages, for an action on all of them."
      states={{
        Ready: <DeploymentsTable deployments={deployments} />,
        Loading: <DeploymentsTable />,
        "Nothing yet": <DeploymentsTable deployments={[]} />,
        Failed: <DeploymentsTable failed />,
      }}
      files={{
        "deployments-table.tsx": tableSource,
        "bulk-actions.tsx": bulkActionsSource,
        "deployments.ts": dataSource,
      }}
      notes={[
        "Every filter returns to the first page, because the current page may no longer exist.",
        "An empty list and an empty search are two states. One says how to start, the other how to reset the search.",
        "An error shows above the table and is announced. Filters and the search text stay.",
        "While rows load, placeholders take their space, so nothing moves.",
        "The link makes the row reachable by keyboard. The first cell is the row's header and names it.",
        "Pages, filters and sorting keep the selection. The number of selected rows that filters hide is always visible.",
        "The checkbox in the header selects the current page. A button selects the results on all pages, and names their number.",
        "The actions look disabled until a row is selected, so nothing moves, and no button disappears while it has the focus.",
        "Sorting is up to you: sort on the server if it has the rest of the list.",
      ]}
    />
  ),
};

const search = (canvas: Canvas) => canvas.getByRole("textbox", { name: "Search deployments" });
/** The number of selected rows, next to the actions. */
const status = (canvas: Canvas) =>
  canvas.getByRole("group", { name: "Selected deployments" }).previousElementSibling;
const rows = (canvas: Canvas) => canvas.getAllByRole("row").slice(1);

/** The first page, without a search or filters. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toHaveLength(10);
    await expect(canvas.getByText("1–10 of 63", { exact: false })).toBeVisible();
  },
};

/** Search and filters work by keyboard and return to the first page. A button in an empty result clears them. */
export const Filtered: Story = {
  play: async ({ canvas, step }) => {
    await step("go to the next page", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /next/i }));
      await expect(canvas.getByText(/11–20/)).toBeVisible();
    });
    await step("search", async () => {
      await userEvent.type(search(canvas), "zoë");
      await expect(search(canvas)).toHaveValue("zoë");
      await expect(await canvas.findByText(/^.*1–10/)).toBeVisible();
      for (const row of rows(canvas)) await expect(row).toHaveTextContent("Zoë Åkesson");
    });
    await step("filter", async () => {
      await chooseByKeys(canvas.getByRole("combobox", { name: "Status" }), "Failed");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
      for (const row of rows(canvas)) await expect(within(row).getByText("Failed")).toBeVisible();
    });
    await step("clear filters without results", async () => {
      await userEvent.type(search(canvas), " nobody");
      await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
      await expect(search(canvas)).toHaveValue("");
      await expect(rows(canvas)).toHaveLength(10);
    });
  },
};

/** Sorting by duration in both directions, and more rows per page. */
export const Sorted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Duration" }));
    await expect(canvas.getByRole("columnheader", { name: "Duration" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await expect(rows(canvas)[0]).toHaveTextContent("0 min 40 s");
    await userEvent.click(canvas.getByRole("button", { name: "Duration" }));
    await expect(rows(canvas)[0]).toHaveTextContent("Building");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Rows per page" }), "25");
    await waitFor(() => expect(rows(canvas)).toHaveLength(25));
  },
};

/** Rows stay selected on other pages and behind filters. The focus is never lost. */
export const BulkActions: Story = {
  play: async ({ canvas, step }) => {
    const button = (name: string) => canvas.getByRole("button", { name });
    const checkboxes = () => canvas.getAllByRole("checkbox").slice(1);
    const page = () => canvas.getByRole("checkbox", { name: "Select all rows on this page" });
    const selected = (text: string) => waitFor(() => expect(status(canvas)).toHaveTextContent(text));
    await expect(button("Delete")).toHaveAttribute("aria-disabled", "true");
    await step("Select on two pages", async () => {
      await selected("None selected");
      checkboxes()[0]?.focus();
      await userEvent.keyboard(" {Shift>}{ArrowDown}{/Shift}");
      await selected("2 selected");
      await userEvent.click(canvas.getByRole("button", { name: /next/i }));
      await expect(page()).not.toBePartiallyChecked();
      await userEvent.click(checkboxes()[2] as HTMLElement);
      await selected("3 selected");
      await expect(page()).toBePartiallyChecked();
      await userEvent.click(canvas.getByRole("button", { name: /previous/i }));
      for (const index of [0, 1]) await expect(checkboxes()[index]).toBeChecked();
    });
    await step("Hide selected rows by a filter", async () => {
      await userEvent.type(search(canvas), "zoë");
      await selected("3 selected, 3 hidden by filters");
      await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
      await selected("3 selected");
    });
    await step("Delete", async () => {
      await userEvent.click(button("Delete"));
      const dialog = within(await screen.findByRole("alertdialog", { name: "Delete 3 deployments?" }));
      await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await waitFor(() => expect(button("Delete")).toHaveFocus());
      await selected("None selected");
      await expect(canvas.getByText("1–10 of 60", { exact: false })).toBeVisible();
    });
    await step("Select the page, then all pages", async () => {
      await userEvent.click(page());
      await selected("10 selected");
      await userEvent.click(button("Select all 60"));
      await selected("60 selected");
      await expect(button("Select all 60")).toHaveFocus();
      await expect(button("Select all 60")).toHaveAttribute("aria-disabled", "true");
    });
    await step("Clear the selection", async () => {
      await userEvent.click(button("Clear selection"));
      await selected("None selected");
      await expect(page()).not.toBeChecked();
    });
    await step("Delete the last page", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /last/i }));
      await expect(canvas.getByText(/51–60/)).toBeVisible();
      await userEvent.click(page());
      await userEvent.click(button("Delete"));
      const dialog = within(await screen.findByRole("alertdialog", { name: "Delete 10 deployments?" }));
      await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
      await expect(await canvas.findByText(/41–50/)).toBeVisible();
    });
    await step("Select rows again, for the snapshot", async () => {
      await userEvent.click(checkboxes()[1] as HTMLElement);
      await userEvent.click(checkboxes()[4] as HTMLElement);
      await selected("2 selected");
    });
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(search(canvas), "birhc");
    await expect(canvas.getByText("No deployments match")).toBeVisible();
  },
};

export const Loading: Story = {
  args: { deployments: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
  },
};

export const NothingYet: Story = {
  args: { deployments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No deployments yet")).toBeVisible();
  },
};

export const Failed: Story = {
  args: { deployments: undefined, failed: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    const alert = within(canvas.getByRole("alert"));
    await userEvent.click(alert.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = narrow(() => <DeploymentsTable deployments={deployments} />);
