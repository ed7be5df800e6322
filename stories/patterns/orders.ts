/** An order, as the server returns it. */
export interface Order {
  id: string;
  customer: string;
  /** A message from the customer. */
  note?: string | undefined;
  status: "paid" | "open" | "refunded";
  country: string;
  /** In euros. */
  total: number;
  /** ISO 8601. */
  placedAt: string;
}

const customers = [
  "Ada Lovelace",
  "Grace Hopper",
  "Kenji Watanabe",
  "Zoë Åkesson",
  "Lin Abara",
  "Alan Turing",
];
const countries = ["Norway", "Japan", "Brazil", "Ireland", "Kenya"];
const notes = ["Deliver to the workshop behind the house.", "Please call before you deliver."];
const last = Date.UTC(2026, 10, 20, 16, 20);

/** 100,000 orders, newest first. */
export const orders: Order[] = Array.from({ length: 100_000 }, (_, index) => ({
  id: `K-${200_000 - index}`,
  customer: customers[(index * 5) % customers.length] ?? "",
  note: index % 6 === 3 ? notes[(index / 3) % 2] : undefined,
  status: index % 11 === 5 ? "refunded" : index % 4 === 1 ? "open" : "paid",
  country: countries[(index * 3) % countries.length] ?? "",
  total: ((index * 7919) % 90_000) / 100 + 5,
  placedAt: new Date(last - index * 7 * 60_000).toISOString(),
}));
