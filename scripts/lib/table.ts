/**
 * Formats rows under a heading, in columns as wide as their longest cell. The first column is text. The
 * others are right-aligned figures.
 */
export function table(heading: string[], rows: string[][]): string {
  const widths = heading.map((_, column) =>
    Math.max(...[heading, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  return [line(heading), rule, ...rows.map(line)].join("\n");
}

/** Whether a figure is within its budget, as a word. Empty if there is no budget. */
export function budgetStatus(figure: number, budget: number | undefined): "ok" | "over" | "" {
  if (budget === undefined) return "";
  return figure <= budget ? "ok" : "over";
}

/** With `--gate`, the command fails if a figure is over its budget. */
export function enforce(over: readonly string[], gate: boolean | undefined, hint = ""): void {
  if (!gate || over.length === 0) return;
  console.error(`Over budget: ${over.join(", ")}.${hint}`);
  process.exitCode = 1;
}
