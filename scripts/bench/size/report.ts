import { budgetStatus, table } from "../../lib/table";

/** The size of a download, minified and gzipped, and its budget. */
export interface Size {
  name: string;
  bytes: number;
  /** KiB. Undefined if none is set. */
  budget?: number;
}

/** The sizes as a table, and the names of those over their budget. */
export function sizeTable(sizes: Size[]): { text: string; over: string[] } {
  const rows = sizes.map(({ name, bytes, budget }) => [
    name,
    (bytes / 1024).toFixed(2),
    budget?.toFixed(1) ?? "",
    budgetStatus(bytes / 1024, budget),
  ]);
  const over = rows.filter((row) => row.at(-1) === "over").map(([name = ""]) => name);
  return { text: table(["imported from the root", "KiB", "budget", ""], rows), over };
}
