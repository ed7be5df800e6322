import type { TableQuery } from "./data-table-query";
import type { SelectedRows } from "./use-row-selection";
import type { LoadPage } from "./use-server-page";

/** An invoice, as the server returns it. Amounts are in euros, and dates are in ISO 8601. */
export interface Invoice {
  id: string;
  customer: string;
  email: string;
  status: "draft" | "open" | "overdue" | "paid";
  issued: string;
  due: string;
  amount: number;
  lines: { text: string; quantity: number; price: number }[];
}

/** The requests of the table. */
export interface InvoiceServer {
  load: LoadPage<Invoice>;
  /** Applies an action to the selected invoices. If all are selected, the query says which these are. */
  apply: (action: InvoiceAction, selected: SelectedRows, query: TableQuery) => Promise<void>;
}
export type InvoiceAction = "remind" | "pay" | "delete";

/** A server in memory, which searches, filters and sorts as yours would. */
export function invoiceServer(initial: readonly Invoice[]): InvoiceServer {
  let invoices = [...initial];
  return {
    async load(query) {
      const found = find(invoices, query);
      const start = (query.page - 1) * query.perPage;
      return { rows: found.slice(start, start + query.perPage), total: found.length };
    },
    async apply(action, selected, query) {
      const all = "allExcept" in selected;
      const matching = new Set((all ? find(invoices, query) : invoices).map(({ id }) => id));
      const isMeant = ({ id }: Invoice) =>
        matching.has(id) && (all ? !selected.allExcept.includes(id) : selected.ids.includes(id));
      if (action === "delete") invoices = invoices.filter((each) => !isMeant(each));
      if (action === "pay")
        invoices = invoices.map((each) => (isMeant(each) ? { ...each, status: "paid" } : each));
    },
  };
}

function find(invoices: readonly Invoice[], { search, filters, sort }: TableQuery): Invoice[] {
  const words = search.toLowerCase();
  const { status = [] } = filters;
  const direction = sort.order === "ascending" ? 1 : -1;
  return invoices
    .filter((each) => status.length === 0 || status.includes(each.status))
    .filter(({ id, customer, email }) => `${id} ${customer} ${email}`.toLowerCase().includes(words))
    .sort((a, b) => direction * compare(a[sort.by as keyof Invoice], b[sort.by as keyof Invoice]));
}

function compare(a: unknown, b: unknown): number {
  return typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "en");
}

const customers = [
  "Northwind Traders",
  "Okafor & Daughters",
  "Søndergaard Bakery",
  "Kitamura Optics",
  "Lumen Studio",
  "Marsh Joinery",
  "Castillo Cycles",
];
const services = ["Team plan, monthly", "Additional seats", "Storage, 100 GB", "Priority support"];
const last = Date.UTC(2026, 10, 20);
const day = 86_400_000;
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** 1,284 invoices, newest first. */
export const invoices: Invoice[] = Array.from({ length: 1284 }, (_, index) => {
  const customer = customers[(index * 3) % customers.length] ?? "";
  const lines = Array.from({ length: 1 + (index % 3) }, (_, line) => ({
    text: services[(index + line) % services.length] ?? "",
    quantity: 1 + ((index * 7 + line) % 12),
    price: [29, 12, 8.5, 99][(index + line) % 4] ?? 0,
  }));
  const issued = last - Math.floor(index / 3) * day;
  return {
    id: `INV-${3284 - index}`,
    customer,
    email: `billing@${customer
      .toLowerCase()
      .normalize("NFD")
      .replaceAll("ø", "o")
      .replace(/[^a-z]/g, "")}.example`,
    status:
      index < 3 ? "draft" : index < 42 ? (index % 4 ? "open" : "paid") : index % 9 === 4 ? "overdue" : "paid",
    issued: dateOf(issued),
    due: dateOf(issued + 14 * day),
    amount: lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
    lines,
  };
});
