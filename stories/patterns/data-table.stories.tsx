import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { silence } from "../../src/components/toast/toast.fixture";
import { PatternPage, page, patternStory } from "../page/story-pages";
import announcementSource from "./announcement.tsx?raw";
import bulkActionsSource from "./bulk-actions.tsx?raw";
import csvSource from "./csv.ts?raw";
import tableSource from "./data-table.tsx?raw";
import columnsSource from "./data-table-columns.tsx?raw";
import exportSource from "./data-table-export.tsx?raw";
import headerSource from "./data-table-header.tsx?raw";
import layoutSource from "./data-table-layout.ts?raw";
import { writeQuery } from "./data-table-query";
import querySource from "./data-table-query.ts?raw";
import rowSource from "./data-table-row.tsx?raw";
import searchSource from "./data-table-search.tsx?raw";
import viewsSource from "./data-table-views.tsx?raw";
import { chooseByKeys } from "./forms.fixture";
import { holdRequests } from "./held-server.fixture";
import { invoiceRules } from "./invoice-columns";
import invoiceColumnsSource from "./invoice-columns.tsx?raw";
import { type Invoice, type InvoiceServer, invoiceServer, invoices } from "./invoices";
import invoicesSource from "./invoices.ts?raw";
import { InvoicesTable } from "./invoices-table";
import invoicesTableSource from "./invoices-table.tsx?raw";
import { narrow } from "./narrow";
import dragSource from "./use-column-drag.ts?raw";
import dataTableSource from "./use-data-table.ts?raw";
import selectionSource from "./use-row-selection.ts?raw";
import savedViewsSource from "./use-saved-views.ts?raw";
import serverPageSource from "./use-server-page.ts?raw";
import storedSource from "./use-stored.ts?raw";
import urlQuerySource from "./use-url-query.ts?raw";

/** Opens the page without the state that earlier stories left in the URL and the storage. */
function startAt(search: string) {
  const url = new URL(location.href);
  const rest = writeQuery(
    url.searchParams,
    { search: "", filters: {}, sort: invoiceRules.sort, page: 1, perPage: 10 },
    invoiceRules,
  );
  url.search = [String(rest), search].filter(Boolean).join("&");
  history.replaceState(null, "", url);
  for (const key of ["invoices.columns", "invoices.views"]) localStorage.removeItem(key);
}

let server: InvoiceServer;
let held: ReturnType<typeof holdRequests>;

/* @alias data grid, server-side table, column reordering, saved views, CSV export */
const meta = {
  title: "Patterns/Data table",
  parameters: page,
  beforeEach: () => {
    startAt("");
    server = invoiceServer(invoices);
    held = holdRequests(server);
    return () => startAt("");
  },
  afterEach: silence,
  render: () => <InvoicesTable server={server} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const never: InvoiceServer = { load: () => new Promise(() => {}), apply: async () => {} };
const broken: InvoiceServer = {
  load: () => Promise.reject(new Error("Timeout")),
  apply: () => Promise.reject(new Error("Timeout")),
};
const ready = invoiceServer(invoices);
const nothing = invoiceServer([]);

/** The pattern, its states and its code. */
export const Page: Story = {
  ...patternStory,
  render: () => (
    <PatternPage
      title="Data table"
      lead="A table whose rows are on a server: search, filters, sorting and pages are in the URL, and people arrange columns, save views, select rows across pages, and export them."
      states={{
        Ready: <InvoicesTable server={ready} />,
        Loading: <InvoicesTable server={never} />,
        "Nothing yet": <InvoicesTable server={nothing} />,
        Failed: <InvoicesTable server={broken} />,
      }}
      files={{
        "invoices-table.tsx": invoicesTableSource,
        "invoice-columns.tsx": invoiceColumnsSource,
        "invoices.ts": invoicesSource,
        "data-table.tsx": tableSource,
        "data-table-header.tsx": headerSource,
        "data-table-row.tsx": rowSource,
        "data-table-search.tsx": searchSource,
        "data-table-columns.tsx": columnsSource,
        "data-table-views.tsx": viewsSource,
        "data-table-export.tsx": exportSource,
        "data-table-query.ts": querySource,
        "data-table-layout.ts": layoutSource,
        "use-data-table.ts": dataTableSource,
        "use-url-query.ts": urlQuerySource,
        "use-server-page.ts": serverPageSource,
        "use-row-selection.ts": selectionSource,
        "use-column-drag.ts": dragSource,
        "use-saved-views.ts": savedViewsSource,
        "use-stored.ts": storedSource,
        "bulk-actions.tsx": bulkActionsSource,
        "announcement.tsx": announcementSource,
        "csv.ts": csvSource,
      }}
      notes={[
        "The URL contains what the server needs, so reloading, the Back button and shared links keep it. It contains no widths or order of columns, because those belong to one person.",
        "People can edit the URL. Ignore values that you don't know, and go to the last page if a page no longer exists.",
        "A new request aborts the one before it. Otherwise, a slow response could replace a newer one.",
        "While a page loads, the earlier rows stay, so nothing moves. Placeholders are only for the first page.",
        "Typing searches after a pause, and replaces the history entry. Filters, sorting and pages add an entry, so Back undoes one of them.",
        "Selecting all rows sends the query and the exceptions instead of thousands of ids. It ends when the filters change, because they decide which rows these are.",
        "The actions are always there. They look disabled until a row is selected, so nothing moves. After an error, the rows stay selected.",
        "Columns move by drag, by Shift and an arrow key, and in the menu, which also works by touch. The move is announced.",
        "The column that names the row can't be hidden or moved. It stays in view with the checkboxes.",
        "The exported file contains the visible columns in their order, with the raw values. Texts that spreadsheets would run as a formula are escaped.",
      ]}
    />
  ),
};

const button = (canvas: Canvas, name: string | RegExp) => canvas.getByRole("button", { name });
/** An item of a menu that is closing can't be clicked. */
const closed = () => waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
const rows = (canvas: Canvas) => canvas.getAllByRole("row").slice(1);
const loaded = (canvas: Canvas, range: string) =>
  waitFor(() => expect(canvas.getByRole("navigation", { name: "Pagination" })).toHaveTextContent(range));
const rowOf = (canvas: Canvas, id: string) => canvas.findByRole("checkbox", { name: `Select ${id}` });
const selected = (canvas: Canvas, text: string) =>
  waitFor(() =>
    expect(canvas.getByRole("group", { name: "Selected invoices" }).previousElementSibling).toHaveTextContent(
      text,
    ),
  );
const headers = (canvas: Canvas) =>
  canvas
    .getAllByRole("columnheader")
    .slice(1)
    .map((head) => head.textContent);
const inUrl = (name: string) => new URLSearchParams(location.search).getAll(name).join();

export const Ready: Story = {
  play: async ({ canvas }) => {
    await loaded(canvas, "1–10 of 1,284");
    await expect(rows(canvas)).toHaveLength(10);
    await selected(canvas, "1,284 invoices");
    await expect(button(canvas, "Delete")).toHaveAttribute("aria-disabled", "true");
  },
};

/** The search, the filters, the sort order and the page are in the URL. Back undoes each step. */
export const StateInUrl: Story = {
  play: async ({ canvas, step }) => {
    const search = canvas.getByRole("textbox", { name: "Search invoices" });
    await loaded(canvas, "1–10 of 1,284");
    await step("Search", async () => {
      await userEvent.type(search, "kitamura{Enter}");
      await loaded(canvas, "1–10 of 184");
      await expect(inUrl("search")).toBe("kitamura");
    });
    await step("Filter", async () => {
      await chooseByKeys(canvas.getByRole("combobox", { name: "Status" }), "Overdue");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
      await expect(inUrl("status")).toBe("overdue");
      await waitFor(() => expect(rows(canvas)[0]).toHaveTextContent("Overdue"));
    });
    await step("Sort", async () => {
      await userEvent.click(button(canvas, "Amount, €"));
      await expect(inUrl("sort")).toBe("amount");
      await waitFor(() =>
        expect(canvas.getByRole("columnheader", { name: "Amount, €" })).toHaveAttribute(
          "aria-sort",
          "ascending",
        ),
      );
    });
    await step("Go to the next page", async () => {
      await userEvent.click(button(canvas, /next/i));
      await loaded(canvas, "11–20 of 20");
      await expect(inUrl("page")).toBe("2");
    });
    await step("Go back, to the first page and the default order", async () => {
      history.back();
      await loaded(canvas, "1–10 of 20");
      history.back();
      await waitFor(() => expect(inUrl("sort")).toBe(""));
      await expect(canvas.getByRole("columnheader", { name: "Issued" })).toHaveAttribute(
        "aria-sort",
        "descending",
      );
      history.back();
      await loaded(canvas, "1–10 of 184");
      await expect(search).toHaveValue("kitamura");
    });
  },
};

/** A shared link opens the table in the same state. Values that don't exist are ignored. */
export const FromLink: Story = {
  beforeEach: () => startAt("status=overdue&status=lost&sort=-amount&perPage=25&page=99"),
  play: async ({ canvas }) => {
    await waitFor(() => expect(inUrl("page")).toBe("6"));
    await loaded(canvas, "126–138 of 138");
    await expect(canvas.getByRole("columnheader", { name: "Amount, €" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    for (const row of rows(canvas)) await expect(row).toHaveTextContent("Overdue");
  },
};

/** While a page loads, the earlier rows stay. A late response to an earlier request is ignored. */
export const ServerPaging: Story = {
  render: () => <InvoicesTable server={held.server} />,
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole("table");
    await step("Load the first page", async () => {
      await expect(table).toHaveAttribute("aria-busy", "true");
      (await held.next("page 1")).respond();
      await loaded(canvas, "1–10");
      await expect(table).not.toHaveAttribute("aria-busy");
    });
    await step("Request two pages, and answer the second first", async () => {
      await userEvent.click(button(canvas, /next/i));
      const second = await held.next("page 2");
      await expect(table).toHaveAttribute("aria-busy", "true");
      await expect(rows(canvas)[0]).toHaveTextContent("INV-3284");
      await userEvent.click(button(canvas, /next/i));
      (await held.next("page 3")).respond();
      await rowOf(canvas, "INV-3264");
      await expect(second.isAborted()).toBe(true);
      second.respond();
      // The late response arrives before the next frame.
      await new Promise(requestAnimationFrame);
      await expect(table).not.toHaveAttribute("aria-busy");
      await expect(rows(canvas)[0]).toHaveTextContent("INV-3264");
    });
    await step("Type, and wait for the pause", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Search invoices" }), "lumen");
      (await held.next("page 1")).respond();
      await loaded(canvas, "1–10 of 183");
    });
  },
};

/** Rows stay selected on other pages. All rows are selected without loading them. */
export const BulkActions: Story = {
  play: async ({ canvas, step }) => {
    await step("Select rows on two pages", async () => {
      await userEvent.click(await rowOf(canvas, "INV-3284"));
      await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
      await selected(canvas, "2 selected");
      await userEvent.click(button(canvas, /next/i));
      await userEvent.click(await rowOf(canvas, "INV-3274"));
      await selected(canvas, "3 selected");
      await userEvent.click(button(canvas, /previous/i));
      await expect(await rowOf(canvas, "INV-3283")).toBeChecked();
    });
    await step("Mark as paid", async () => {
      await userEvent.click(button(canvas, "Mark as paid"));
      await waitFor(() => expect(rows(canvas)[1]).toHaveTextContent("Paid"));
      await waitFor(() => expect(screen.getByText("3 invoices marked as paid")).toBeVisible());
      await selected(canvas, "3 selected");
    });
    await step("Delete", async () => {
      await userEvent.click(button(canvas, "Delete"));
      const dialog = within(await screen.findByRole("alertdialog", { name: "Delete 3 invoices?" }));
      await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
      await loaded(canvas, "1–10 of 1,281");
      for (const close of screen.getAllByRole("button", { name: "Close" })) await userEvent.click(close);
      await selected(canvas, "1,281 invoices");
    });
    await step("Select all but one", async () => {
      await userEvent.click(button(canvas, "Select all 1,281"));
      await selected(canvas, "1,281 selected");
      await userEvent.click(await rowOf(canvas, "INV-3282"));
      await selected(canvas, "1,280 selected");
      await userEvent.click(button(canvas, /next/i));
      await expect(await rowOf(canvas, "INV-3270")).toBeChecked();
    });
    await step("Change the filters", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Search invoices" }), "marsh{Enter}");
      await selected(canvas, "183 invoices");
      for (const box of canvas.getAllByRole("checkbox")) await expect(box).not.toBeChecked();
    });
  },
};

/** If an action fails, the rows stay selected. */
export const BulkActionFails: Story = {
  render: () => <InvoicesTable server={held.server} />,
  play: async ({ canvas }) => {
    (await held.next("page 1")).respond();
    await userEvent.click(await rowOf(canvas, "INV-3280"));
    await userEvent.click(button(canvas, "Remind"));
    const request = await held.next("remind");
    await expect(button(canvas, "Remind")).toHaveAttribute("aria-busy", "true");
    request.fail();
    await waitFor(() => expect(screen.getByText("We couldn't change 1 invoice")).toBeVisible());
    await selected(canvas, "1 selected");
  },
};

/** The menu shows, hides and moves columns, by touch and keyboard. */
export const Columns: Story = {
  play: async ({ canvas, step }) => {
    await loaded(canvas, "1–10");
    await userEvent.click(button(canvas, "Columns"));
    const menu = within(await screen.findByRole("dialog", { name: "Columns" }));
    await expect(menu.queryByRole("checkbox", { name: "Invoice" })).toBeNull();
    await step("Hide", async () => {
      await userEvent.click(menu.getByRole("checkbox", { name: "Email" }));
      await expect(headers(canvas)).toEqual(["Invoice", "Customer", "Status", "Issued", "Due", "Amount, €"]);
    });
    await step("Move", async () => {
      await expect(menu.getByRole("button", { name: "Move Customer up" })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
      await userEvent.click(menu.getByRole("button", { name: "Move Due up" }));
      await expect(menu.getByRole("button", { name: "Move Due up" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(headers(canvas)).toEqual(["Invoice", "Customer", "Due", "Status", "Issued", "Amount, €"]);
    });
    await step("Reset", async () => {
      await userEvent.click(menu.getByRole("button", { name: "Reset columns" }));
      await expect(headers(canvas)).toHaveLength(7);
      await userEvent.click(menu.getByRole("checkbox", { name: "Email" }));
    });
  },
};

/** Shift and an arrow key move a column, and arrow keys on its end resize it. Both are kept in the storage. */
export const ColumnsByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    await loaded(canvas, "1–10");
    await step("Move", async () => {
      button(canvas, "Customer").focus();
      await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
      await expect(headers(canvas).slice(0, 4)).toEqual(["Invoice", "Status", "Issued", "Customer"]);
      await expect(button(canvas, "Customer")).toHaveFocus();
      await expect(canvas.getByText("Customer is now column 4 of 7.")).toBeInTheDocument();
    });
    await step("The first column stays", async () => {
      await userEvent.keyboard("{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}");
      await expect(headers(canvas).slice(0, 3)).toEqual(["Invoice", "Customer", "Status"]);
    });
    await step("Resize", async () => {
      const handle = canvas.getByRole("separator", { name: "Resize Customer" });
      handle.focus();
      await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
      await expect(handle).toHaveAttribute("aria-valuenow", "240");
      await expect(localStorage.getItem("invoices.columns")).toContain('"customer":240');
    });
  },
};

/** Moves the pointer from one header to another. Synthetic pointers can't be captured. */
function drag(from: HTMLElement, x: number) {
  const row = from.closest("tr") as HTMLElement;
  row.setPointerCapture = () => {};
  const { left, top } = from.getBoundingClientRect();
  const fire = (target: HTMLElement, type: string, clientX: number) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 7, buttons: 1, clientX, clientY: top + 4 }),
    );
  fire(from, "pointerdown", left + 10);
  fire(row, "pointermove", x);
  return { drop: () => fire(row, "pointerup", x) };
}
const centerOf = (element: HTMLElement) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** A header is dragged to another place. Escape cancels. */
export const ColumnsByDrag: Story = {
  play: async ({ canvas, step }) => {
    await loaded(canvas, "1–10");
    const order = headers(canvas);
    await step("Cancel", async () => {
      const { drop } = drag(button(canvas, "Due"), centerOf(button(canvas, "Customer")) - 20);
      await userEvent.keyboard("{Escape}");
      drop();
      await expect(localStorage.getItem("invoices.columns")).toBeNull();
      await expect(headers(canvas)).toEqual(order);
    });
    await step("Drop", async () => {
      drag(button(canvas, "Due"), centerOf(button(canvas, "Customer")) - 20).drop();
      await waitFor(() => expect(headers(canvas).slice(0, 3)).toEqual(["Invoice", "Due", "Customer"]));
      await expect(inUrl("sort")).toBe("");
    });
    await step("Drag again, for the snapshot", async () => {
      drag(button(canvas, "Due"), centerOf(button(canvas, "Issued")) + 20);
    });
  },
};

/** A row shows details below its cells. */
export const ExpandedRow: Story = {
  play: async ({ canvas }) => {
    await loaded(canvas, "1–10");
    const toggle = button(canvas, "Details of INV-3282");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    toggle.focus();
    await userEvent.keyboard("{Enter}");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(
      within(canvas.getByRole("table", { name: "Lines of INV-3282" })).getByText("Storage, 100 GB"),
    ).toBeVisible();
  },
};

/** The file contains all matching rows, with the visible columns in their order. */
export const Export: Story = {
  beforeEach: () => {
    const layout = { order: ["id", "amount"], hidden: ["email"], widths: {} };
    localStorage.setItem("invoices.columns", JSON.stringify(layout));
  },
  play: async ({ canvas, step }) => {
    const create = spyOn(URL, "createObjectURL");
    const click = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const choose = async (name: string) => {
      await userEvent.click(button(canvas, "Export"));
      await userEvent.click(await screen.findByRole("menuitem", { name }));
      await closed();
      await waitFor(() => expect(click).toHaveBeenCalled());
      click.mockClear();
      await waitFor(() => expect(button(canvas, "Export")).not.toHaveAttribute("aria-busy"));
      const text = await new Response(create.mock.lastCall?.[0] as Blob | undefined).text();
      return text.trim().split("\r\n");
    };
    await loaded(canvas, "1–10");
    await step("All", async () => {
      const lines = await choose("All 1,284 rows");
      await expect(lines).toHaveLength(1285);
      await expect(lines[0]).toBe('Invoice,"Amount, €",Customer,Status,Issued,Due');
      await expect(lines[1]).toBe("INV-3284,29,Northwind Traders,draft,2026-11-20,2026-12-04");
    });
    await step("Selected", async () => {
      await userEvent.click(await rowOf(canvas, "INV-3281"));
      await expect(await choose("1 selected row")).toHaveLength(2);
    });
    create.mockRestore();
    click.mockRestore();
    await userEvent.click(button(canvas, "Export"));
    await screen.findByRole("menuitem", { name: "1 selected row" });
  },
};

/** A view has a name, the query and the columns. */
export const SavedViews: Story = {
  play: async ({ canvas, step }) => {
    const choose = async (from: string, name: string) => {
      await userEvent.click(button(canvas, from));
      await userEvent.click(await screen.findByRole("menuitemradio", { name }));
      await closed();
    };
    await step("Switch to a preset", async () => {
      await choose("All invoices", "Overdue");
      await loaded(canvas, "1–10 of 138");
      await expect(inUrl("status")).toBe("overdue");
    });
    await step("Save the view", async () => {
      await userEvent.dblClick(button(canvas, "Amount, €"));
      await userEvent.click(await canvas.findByRole("button", { name: "Unsaved view" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Save this view…" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Save this view" }));
      await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Large and overdue{Enter}");
      await expect(await canvas.findByRole("button", { name: "Large and overdue" })).toBeVisible();
    });
    await step("Switch", async () => {
      await choose("Large and overdue", "All invoices");
      await loaded(canvas, "1–10 of 1,284");
      await choose("All invoices", "Large and overdue");
      await loaded(canvas, "1–10 of 138");
      await expect(inUrl("sort")).toBe("-amount");
    });
    await step("Open the menu, for the snapshot", async () => {
      await userEvent.click(button(canvas, "Large and overdue"));
      await waitFor(() =>
        expect(screen.getByRole("menuitem", { name: "Delete “Large and overdue”" })).toBeVisible(),
      );
    });
  },
};

/** An error is announced above the table. The filters stay. */
export const Failed: Story = {
  beforeEach: () => startAt("search=lumen"),
  render: () => <InvoicesTable server={held.server} />,
  play: async ({ canvas, step }) => {
    (await held.next("page 1")).fail();
    const alert = within(await canvas.findByRole("alert"));
    await step("Try again", async () => {
      await userEvent.click(alert.getByRole("button", { name: "Try again" }));
      (await held.next("page 1")).respond();
      await loaded(canvas, "1–10 of 183");
    });
    await step("Fail on the next page", async () => {
      await userEvent.click(button(canvas, /next/i));
      (await held.next("page 2")).fail();
      await expect(await canvas.findByRole("alert")).toHaveTextContent("We couldn't load the invoices");
      await expect(canvas.getByRole("textbox", { name: "Search invoices" })).toHaveValue("lumen");
    });
  },
};

export const Loading: Story = {
  render: () => <InvoicesTable server={never} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
  },
};

export const NothingYet: Story = {
  render: () => <InvoicesTable server={nothing} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No invoices yet")).toBeVisible();
  },
};

/** A button clears the search and the filters. */
export const NothingFound: Story = {
  beforeEach: () => startAt("search=birhc&status=paid"),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Clear filters" }));
    await loaded(canvas, "1–10 of 1,284");
    await expect(canvas.getByRole("textbox", { name: "Search invoices" })).toHaveValue("");
    history.back();
    await expect(await canvas.findByText("No invoices match")).toBeVisible();
  },
};

const longName = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
const long: Invoice[] = invoices.slice(0, 3).map((each, index) => ({
  ...each,
  customer:
    [longName, "شركة الاستيراد والتصدير المحدودة للتجارة", "株式会社きたむら眼鏡製作所東京本社営業部"][
      index
    ] ?? "",
  email: `${longName.toLowerCase()}@example.com`,
  amount: 98_765_432.1,
}));

/** Long texts are truncated. Resize the column to read them. */
export const LongTexts: Story = {
  render: () => <InvoicesTable server={longServer} />,
  play: async ({ canvas }) => loaded(canvas, "1–3 of 3"),
};
const longServer = invoiceServer(long);

/** At the narrowest width, in both directions. */
export const Narrow: Story = narrow(
  () => <InvoicesTable server={server} />,
  async (page) => within(page).findByRole("link", { name: "INV-3284" }),
);
