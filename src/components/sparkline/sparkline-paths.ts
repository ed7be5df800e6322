/** The shapes of a sparkline. */
export type SparklineVariant = "line" | "area" | "bar";

/** The values of a sparkline, as SVG paths in a box of 100 by 100. */
export interface SparklinePaths {
  /** The line, or all bars but the last. */
  body: string;
  /** Single values between gaps, which a line can't show. */
  dots: string;
  /** The fill below a line. */
  area: string;
  /** The last point or bar. */
  last: string;
}

/** The width and height of the box. */
const SIZE = 100;
/** The part of a bar's share of the width that is empty. */
const GAP = 0.25;
/** The least height of a bar, so that 0 differs from a gap. */
const LEAST_BAR = 5;

type Value = number | null | undefined;

/** Whether a value is a point of the line, and not a gap. */
export const isPoint = (value: Value): value is number => typeof value === "number" && Number.isFinite(value);

/**
 * Draws values from left to right; in right-to-left text, the drawing is mirrored. A gap interrupts the line. The scale is from the lowest to the highest value, and for
 * areas and bars from 0. Values outside a given scale are drawn at its edge.
 */
export function sparklinePaths(
  values: readonly Value[],
  variant: SparklineVariant,
  min?: number,
  max?: number,
): SparklinePaths {
  const points = values.filter(isPoint);
  const isFromZero = variant !== "line";
  const low = min ?? reduce(points, Math.min, isFromZero ? 0 : undefined);
  const high = max ?? reduce(points, Math.max, isFromZero ? 0 : undefined);
  /** Without a range, a line is in the middle, and bars are at the bottom. */
  const y = (value: number) => {
    if (high <= low) return isFromZero ? SIZE : SIZE / 2;
    return round(SIZE * Math.min(1, Math.max(0, (high - value) / (high - low))));
  };
  return variant === "bar" ? barPaths(values, y) : linePaths(values, y, variant === "area");
}

function linePaths(values: readonly Value[], y: (value: number) => number, hasArea: boolean): SparklinePaths {
  const step = values.length > 1 ? SIZE / (values.length - 1) : 0;
  const x = (index: number) => (step === 0 ? SIZE / 2 : round(index * step));
  const paths = { body: "", dots: "", area: "", last: "" };
  for (let start = 0; start < values.length; start++) {
    if (!isPoint(values[start])) continue;
    let end = start;
    let line = "";
    for (let value = values[end]; isPoint(value); value = values[++end]) line += `L${x(end)} ${y(value)}`;
    // A line without a length shows its round caps: a dot, whatever the proportions of the box.
    if (end - start > 1) paths.body += `M${line.slice(1)}`;
    else paths.dots += `M${line.slice(1)}h0`;
    if (hasArea) paths.area += `M${x(start)} ${y(0)}${line}V${y(0)}Z`;
    paths.last = `M${x(end - 1)} ${y(values[end - 1] as number)}h0`;
    start = end;
  }
  return paths;
}

function barPaths(values: readonly Value[], y: (value: number) => number): SparklinePaths {
  const step = SIZE / values.length;
  const paths = { body: "", dots: "", area: "", last: "" };
  values.forEach((value, index) => {
    if (!isPoint(value)) return;
    const left = round((index + GAP / 2) * step);
    const right = round((index + 1 - GAP / 2) * step);
    const zero = y(0);
    const height = y(value) - zero;
    // Negative bars grow downward. Both kinds stay inside the box.
    const isDown = value < 0 || zero < LEAST_BAR;
    const end = zero + (isDown ? Math.max(height, LEAST_BAR) : Math.min(height, -LEAST_BAR));
    paths.body += paths.last;
    paths.last = `M${left} ${zero}H${right}V${round(end)}H${left}Z`;
  });
  return paths;
}

function reduce(
  values: readonly number[],
  pick: (one: number, other: number) => number,
  start: number | undefined,
): number {
  return values.reduce((best, value) => pick(best, value), start ?? values[0] ?? 0);
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
