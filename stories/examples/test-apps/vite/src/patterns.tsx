import type { ComponentType } from "react";
import { deployments } from "./patterns/deployments.js";
import { invoiceServer, invoices } from "./patterns/invoices.js";
import { orders } from "./patterns/orders.js";
import { traffic } from "./patterns/traffic.js";

/** Without the parts of the data table, which InvoicesTable renders. */
const modules = import.meta.glob<Record<string, ComponentType<object>>>(
  ["./patterns/*.tsx", "!./patterns/{data-table*,bulk-actions,announcement,invoice-columns}.tsx"],
  { eager: true },
);

/** The data that patterns need to render. Each gets all of it, and takes its own. */
const props = {
  columns: [],
  deployments,
  label: "Deployments",
  load: async () => ({ members: [{ name: "Ada Lovelace", email: "ada@kerf.app", role: "Owner" }] }),
  name: "Atlas",
  orders,
  owner: "Ada Lovelace",
  path: "/members",
  period: "week",
  reference: "7f3c",
  selected: 2,
  server: invoiceServer(invoices),
  traffic: traffic.week,
  until: "4 p.m.",
};

/** Every pattern that people copy, with sample data. */
export function Patterns() {
  const patterns = Object.values(modules).flatMap((module) => Object.entries(module));
  return (
    <section id="patterns">
      {patterns
        .filter(([name]) => /^[A-Z]/.test(name))
        .map(([name, Pattern]) => (
          <article key={name} title={name}>
            <Pattern {...props} />
          </article>
        ))}
    </section>
  );
}
