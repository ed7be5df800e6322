/** A figure with its spread: the middle, and the quarters below and above it. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

export function spread(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { low: quantile(sorted, 0.25), median: quantile(sorted, 0.5), high: quantile(sorted, 0.75) };
}

/** Between two values that stand beside the place, in proportion. */
function quantile(sorted: number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error("No values to find the middle of.");
  return below + (above - below) * (place - Math.floor(place));
}
