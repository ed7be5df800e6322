import type { ChartSeries } from "../../lib/charts/named-series";
import type { TooltipParams } from "../../lib/charts/tooltip-option";
import type { PixelInstance } from "./use-time-range";

/** The data of a tooltip. */
export interface TimeSeriesData {
  times: readonly number[];
  series: readonly ChartSeries[];
  hidden: readonly string[];
  /** Chooses the point of a tooltip for a single series. */
  pick?: (points: TooltipParams[], values: number[]) => TooltipParams | undefined;
}

/** The most lines of a tooltip. */
const MAX_LINES = 12;

/**
 * The lines of a tooltip: of all visible series, the highest first if there are many, or of one series. They are read from the
 * data, because sampled series have no common times.
 */
export function linesOf([point]: TooltipParams[], settings: TimeSeriesData): TooltipParams[] {
  const { times, series, hidden, pick } = settings;
  const at = times.indexOf(Number(Array.isArray(point?.value) ? point.value[0] : Number.NaN));
  const all = series.flatMap(({ name, data }, seriesIndex): TooltipParams[] => {
    if (at < 0 || hidden.includes(name)) return [];
    const color = `var(--kerf-chart-${(seriesIndex % 8) + 1})`;
    return [{ seriesIndex, seriesName: name, color, value: [times[at], data[at]], dataIndex: at }];
  });
  if (pick) {
    const one = pick(all, all.map(amountOf));
    return one ? [one] : [];
  }
  if (all.length <= MAX_LINES) return all;
  const high = (line: TooltipParams) => {
    const value = amountOf(line);
    return Number.isFinite(value) ? value : Number.NEGATIVE_INFINITY;
  };
  const sorted = all.sort((one, other) => high(other) - high(one)).slice(0, MAX_LINES - 1);
  return [...sorted, { seriesName: `+${all.length - sorted.length}`, value: "" }];
}

function amountOf({ value }: TooltipParams): number {
  const amount = Array.isArray(value) ? value[1] : undefined;
  return typeof amount === "number" ? amount : Number.NaN;
}

/** The point nearest to the pointer. Values of a stack are added up. */
export function nearest(
  points: TooltipParams[],
  values: number[],
  isStacked: boolean,
  y: number | undefined,
  instance: PixelInstance | null,
): TooltipParams | undefined {
  if (y === undefined) return points[0];
  let [best, distance, sum] = [points[0], Number.POSITIVE_INFINITY, 0];
  points.forEach((point, index) => {
    const value = values[index] ?? Number.NaN;
    if (!Number.isFinite(value)) return;
    sum += value;
    const at = Number(instance?.convertToPixel?.({ yAxisIndex: 0 }, isStacked ? sum : value));
    if (Math.abs(at - y) < distance) [best, distance] = [point, Math.abs(at - y)];
  });
  return best;
}
