import { Badge, Link, Table, Text } from "@kerf/react";
import { createColumnHelper } from "@tanstack/react-table";
import type { ComponentProps } from "react";
import type { QueryRules } from "./data-table-query";
import type { Invoice } from "./invoices";
import type { DataTableColumns, features } from "./use-data-table";

type Status = Invoice["status"];

const statuses: Record<Status, { label: string; variant: ComponentProps<typeof Badge>["variant"] }> = {
  draft: { label: "Draft", variant: "secondary" },
  open: { label: "Open", variant: "warning" },
  overdue: { label: "Overdue", variant: "error" },
  paid: { label: "Paid", variant: "success" },
};
export const statusItems = Object.entries(statuses).map(([value, { label }]) => ({ value, label }));

export const invoiceRules: QueryRules = {
  sortable: ["id", "customer", "issued", "due", "amount"],
  filters: { status: Object.keys(statuses) },
  perPage: [10, 25, 50, 100],
  sort: { by: "issued", order: "descending" },
};

const formatAmount = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  .format;
const formatDate = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
const toDate = (date: string) => <time dateTime={date}>{formatDate.format(new Date(date))}</time>;

const helper = createColumnHelper<typeof features, Invoice>();

export const invoiceColumns = helper.columns([
  helper.accessor("id", {
    header: "Invoice",
    size: 136,
    enableHiding: false,
    cell: ({ getValue }) => (
      <Link href={`#${getValue()}`} style={{ minWidth: 0 }}>
        {getValue()}
      </Link>
    ),
  }),
  helper.accessor("customer", { header: "Customer", size: 176, meta: { isText: true } }),
  helper.accessor("status", {
    header: "Status",
    size: 104,
    enableSorting: false,
    cell: ({ getValue }) => {
      const { label, variant } = statuses[getValue()];
      return (
        <Badge variant={variant} appearance="dot">
          {label}
        </Badge>
      );
    },
  }),
  helper.accessor("issued", { header: "Issued", size: 120, cell: ({ getValue }) => toDate(getValue()) }),
  helper.accessor("due", { header: "Due", size: 120, cell: ({ getValue }) => toDate(getValue()) }),
  helper.accessor("email", { header: "Email", size: 176, enableSorting: false, meta: { isText: true } }),
  helper.accessor("amount", {
    header: "Amount, €",
    size: 120,
    meta: { align: "end" },
    cell: ({ getValue }) => <bdi>{formatAmount(getValue())}</bdi>,
  }),
]) as DataTableColumns<Invoice>;

/** The lines of an invoice, which an expanded row shows. */
export function InvoiceLines({ id, lines }: Invoice) {
  return (
    <Table variant="plain" size="sm" aria-label={`Lines of ${id}`}>
      <Table.Header>
        <Table.Row>
          <Table.Head>Description</Table.Head>
          <Table.Head align="end">Quantity</Table.Head>
          <Table.Head align="end">Price, €</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lines.map(({ text, quantity, price }) => (
          <Table.Row key={text}>
            <Table.Cell rowHeader>{text}</Table.Cell>
            <Table.Cell align="end">{quantity}</Table.Cell>
            <Table.Cell align="end">
              <Text as="span" size="sm">
                {formatAmount(price)}
              </Text>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}
