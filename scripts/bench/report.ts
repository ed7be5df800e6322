/** A measured thing, as a row of the printed table. */
export interface Measured {
  name: string;
  figures: Record<string, number | undefined>;
  /** Whether it is over its budget. */
  isOver: boolean;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? Number.NaN) + (sorted[Math.ceil(at)] ?? Number.NaN)) / 2;
}

/** Prints a table, and names what is over budget. With `--gate`, the command then fails. */
export function report(rows: readonly Measured[], gate: boolean | undefined, hint = ""): void {
  const rounded = (figures: Measured["figures"]) =>
    Object.entries(figures).map(([unit, figure]) => [unit, figure && Number(figure.toFixed(2))]);
  console.table(
    Object.fromEntries(rows.map(({ name, figures }) => [name, Object.fromEntries(rounded(figures))])),
  );
  const over = rows.filter(({ isOver }) => isOver).map(({ name }) => name);
  if (over.length === 0) return;
  console.error(`Over budget: ${over.join(", ")}.${hint}`);
  if (gate) process.exitCode = 1;
}
