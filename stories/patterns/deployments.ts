/** A deployment, as the server returns it. */
export interface Deployment {
  id: string;
  message: string;
  branch: string;
  author: string;
  status: "live" | "building" | "failed" | "replaced";
  /** The duration in seconds. Undefined while the deployment is building. */
  seconds?: number;
  /** ISO 8601. */
  at: string;
}

const messages = [
  "Cache regions for an hour instead of a day",
  "Retry after a lost connection",
  "Name the file that is too large",
  "Remove the old importer",
  "Show amounts in the reader's own currency",
  "Keep the filter when the page reloads",
  "Let owners leave a project",
];
const authors = ["Ada Lovelace", "Grace Hopper", "Kenji Watanabe", "Zoë Åkesson", "Lin Abara"];
const branches = ["main", "main", "main", "fix/retry", "next"];
const first = Date.UTC(2026, 10, 20, 16, 20);

/** Three days of deployments, newest first. */
export const deployments: Deployment[] = Array.from({ length: 63 }, (_, index) => ({
  id: (0x4f2a91 + index * 7919).toString(16),
  message: messages[(index * 3) % messages.length] ?? "",
  branch: branches[(index * 2) % branches.length] ?? "",
  author: authors[(index * 3 + 1) % authors.length] ?? "",
  ...(index === 0
    ? { status: "building" }
    : {
        status: index === 1 ? "live" : index % 6 === 3 ? "failed" : "replaced",
        seconds: 38 + ((index * 37) % 90),
      }),
  at: new Date(first - index * 67 * 60_000).toISOString(),
}));
