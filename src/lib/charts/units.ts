import { formatPercent } from "../format-percent";

/** The unit of the values of a chart. */
export type ChartUnit = "number" | "bytes" | "duration" | "percent";

interface Scale {
  /** The smallest value that is written in the unit. */
  from: number;
  unit: string;
}

const bytes: Scale[] = [
  { from: 1e15, unit: "petabyte" },
  { from: 1e12, unit: "terabyte" },
  { from: 1e9, unit: "gigabyte" },
  { from: 1e6, unit: "megabyte" },
  { from: 1e3, unit: "kilobyte" },
  { from: 1, unit: "byte" },
];
const durations: Scale[] = [
  { from: 86_400_000, unit: "day" },
  { from: 3_600_000, unit: "hour" },
  { from: 60_000, unit: "minute" },
  { from: 1_000, unit: "second" },
  { from: 1, unit: "millisecond" },
];

/** The steps of an axis of durations, in ms, from a second up. Below, and above, round numbers fit. */
const durationSteps = [
  ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * 1_000),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * 60_000),
  ...[1, 2, 3, 6, 12].map((hours) => hours * 3_600_000),
  ...[1, 2, 7, 14, 28].map((days) => days * 86_400_000),
];

const formats = new Map<string, Intl.NumberFormat>();

function format(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** Writes a value in its unit: bytes by their number, durations in ms, and percentages as fractions of 1. */
export function formatUnit(value: number, unit: ChartUnit, locale: string): string {
  if (unit === "percent" && Number.isInteger(Math.round(value * 1e6) / 1e4)) {
    return formatPercent(value, locale);
  }
  if (unit === "percent") return format(locale, { style: "percent", maximumFractionDigits: 1 }).format(value);
  if (unit === "number") return format(locale, {}).format(value);
  const scales = unit === "bytes" ? bytes : durations;
  const size = Math.abs(value);
  const scale = scales.find(({ from }) => size >= from) ?? scales.at(-1);
  const base = scale?.from ?? 1;
  return format(locale, {
    style: "unit",
    unit: scale?.unit,
    unitDisplay: "short",
    maximumFractionDigits: size / base < 10 ? 2 : 1,
  }).format(value / base);
}

/**
 * The step between the ticks of an axis of durations up to `highest`, about five of them. Undefined if round numbers of ms fit.
 */
export function durationStep(highest: number): number | undefined {
  if (highest < 5_000) return undefined;
  return durationSteps.find((step) => highest / step <= 5);
}
