/** The median of a figure, and its lower and upper quartiles. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { low: quantile(sorted, 0.25), median: quantile(sorted, 0.5), high: quantile(sorted, 0.75) };
}

/** A quantile, interpolated linearly between the two nearest values. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  if (below === undefined || above === undefined) throw new Error("No values to compute a quantile of.");
  return below + (above - below) * (at - Math.floor(at));
}

/** Names the figures that are over their budget. With `--gate`, the command fails if there are any. */
export function reportOver(over: readonly string[], gate: boolean | undefined, hint = ""): void {
  if (over.length === 0) return;
  console.error(`Over budget: ${over.join(", ")}.${hint}`);
  if (gate) process.exitCode = 1;
}
