import { Button, Empty, Grid, Pagination, Select, Stack, Text, Toast, useToast } from "@kerf/react";
import { BellIcon, CircleCheckIcon, ListChecksIcon, ReceiptTextIcon } from "lucide-react";
import { useCallback, useState } from "react";
import { BulkActions, BulkDelete } from "./bulk-actions";
import { DataTable } from "./data-table";
import { DataTableColumnsMenu } from "./data-table-columns";
import { DataTableExportMenu } from "./data-table-export";
import { defaultLayout, isColumnLayout } from "./data-table-layout";
import { isNarrowed, readQuery, writeQuery } from "./data-table-query";
import { DataTableSearch } from "./data-table-search";
import { DataTableViewsMenu } from "./data-table-views";
import { InvoiceLines, invoiceColumns, invoiceRules, statusItems } from "./invoice-columns";
import type { InvoiceAction, InvoiceServer } from "./invoices";
import { useDataTable } from "./use-data-table";
import { useRowSelection } from "./use-row-selection";
import { type SavedView, useSavedViews } from "./use-saved-views";
import { useServerPage } from "./use-server-page";
import { useStored } from "./use-stored";
import { useUrlQuery } from "./use-url-query";

export interface InvoicesTableProps {
  server: InvoiceServer;
}

const presets: SavedView[] = [
  { name: "All invoices", search: "", layout: defaultLayout },
  { name: "Overdue", search: "status=overdue&sort=due", layout: defaultLayout },
];
const formatNumber = new Intl.NumberFormat("en").format;
const nounFor = (count: number) => (count === 1 ? "invoice" : "invoices");
const done: Record<InvoiceAction, (what: string) => string> = {
  remind: (what) => `Reminders sent for ${what}`,
  pay: (what) => `${what} marked as paid`,
  delete: (what) => `${what} deleted`,
};

/** A table whose rows are on a server. Put Toast.Provider around the application instead of here. */
export function InvoicesTable(props: InvoicesTableProps) {
  return (
    <Toast.Provider>
      <Invoices {...props} />
    </Toast.Provider>
  );
}

function Invoices({ server }: InvoicesTableProps) {
  const toast = useToast();
  const [query, setQuery] = useUrlQuery(invoiceRules);
  const page = useServerPage(server.load, query, setQuery);
  const total = page.total ?? 0;
  const selection = useRowSelection(JSON.stringify([query.search, query.filters]), total);
  const [layout, setLayout] = useStored("invoices.columns", defaultLayout, isColumnLayout);
  const { views, save, remove } = useSavedViews("invoices.views");
  const [pending, setPending] = useState<InvoiceAction>();
  const table = useDataTable({
    columns: invoiceColumns,
    rows: page.rows ?? [],
    query,
    setQuery,
    layout,
    setLayout,
    selection,
  });
  const onSearch = useCallback((search: string) => setQuery({ search }, "replace"), [setQuery]);
  const current = {
    search: String(writeQuery(new URLSearchParams(), { ...query, page: 1 }, invoiceRules)),
    layout,
  };

  async function apply(action: InvoiceAction) {
    const what = `${formatNumber(selection.count)} ${nounFor(selection.count)}`;
    setPending(action);
    try {
      await server.apply(action, selection.selected, query);
      toast.add({ variant: "success", title: done[action](what) });
      if (action === "delete") selection.clear();
      page.reload();
    } catch {
      // The rows stay selected and the message stays, so that people can try again.
      toast.add({
        variant: "error",
        title: `We couldn't change ${what}`,
        description: "Try again in a minute.",
        timeout: 0,
      });
    } finally {
      setPending(undefined);
    }
  }
  const actionProps = (action: InvoiceAction) => ({
    "aria-disabled": selection.count === 0 || pending !== undefined,
    loading: pending === action,
    onClick: () => apply(action),
  });

  return (
    <Stack gap="3">
      <Stack direction="row" gap="2" align="center" justify="between" wrap>
        <Text variant="heading2" id="invoices">
          Invoices
        </Text>
        <Stack direction="row" gap="2" wrap>
          <DataTableViewsMenu
            presets={presets}
            saved={views}
            current={current}
            onSelect={(view) => {
              setQuery({ ...readQuery(new URLSearchParams(view.search), invoiceRules) });
              setLayout(view.layout);
            }}
            onSave={(name) => save({ name, ...current })}
            onDelete={remove}
          />
          <DataTableColumnsMenu table={table} onReset={() => setLayout(defaultLayout)} />
          <DataTableExportMenu
            table={table}
            fileName="invoices"
            query={query}
            total={total}
            load={server.load}
            selection={selection}
          />
        </Stack>
      </Stack>
      <Grid role="search" variant="2-1" gap="sm" style={{ maxWidth: 472 }}>
        <DataTableSearch
          label="Search invoices"
          placeholder="Invoice, customer or email"
          value={query.search}
          onSearch={onSearch}
        />
        <Select
          aria-label="Status"
          multiple
          items={statusItems}
          value={query.filters.status ?? []}
          onValueChange={(status) => setQuery({ filters: { ...query.filters, status } })}
          placeholder="Any status"
        />
      </Grid>
      <BulkActions
        label="Selected invoices"
        selected={selection.count}
        hidden={0}
        none={page.rows ? `${formatNumber(total)} ${nounFor(total)}` : ""}
        onClear={selection.clear}
      >
        <Button
          icon={ListChecksIcon}
          aria-disabled={total === 0 || selection.isAll}
          onClick={selection.selectAll}
        >
          Select all {total > 0 && formatNumber(total)}
        </Button>
        <Button icon={BellIcon} {...actionProps("remind")}>
          Remind
        </Button>
        <Button icon={CircleCheckIcon} {...actionProps("pay")}>
          Mark as paid
        </Button>
        <BulkDelete
          count={selection.count}
          noun={nounFor(selection.count)}
          description="You can't undo this."
          onDelete={() => apply("delete")}
        />
      </BulkActions>
      <DataTable
        table={table}
        labelledBy="invoices"
        noun="invoices"
        isLoading={page.isLoading}
        hasFailed={page.hasFailed}
        onRetry={page.reload}
        isNarrowed={isNarrowed(query)}
        onClearFilters={() => setQuery({ search: "", filters: {} })}
        perPage={query.perPage}
        empty={
          <Empty
            size="sm"
            icon={ReceiptTextIcon}
            title="No invoices yet"
            description="Invoices appear here as soon as you send the first one."
          />
        }
        labelOf={({ id }) => id}
        detailsOf={(invoice) => <InvoiceLines {...invoice} />}
      />
      {total > 0 && (
        <Pagination
          page={query.page}
          setPage={(next) => setQuery({ page: next })}
          perPage={query.perPage}
          totalCount={total}
        >
          <Pagination.Info />
          <Pagination.Separator />
          <Pagination.PageSize
            value={query.perPage}
            options={[...invoiceRules.perPage]}
            label="Rows per page"
            onChange={(perPage) => setQuery({ perPage })}
          />
          <Pagination.Controls />
        </Pagination>
      )}
    </Stack>
  );
}
