/** The sizes that the site shows: KiB by component. */
export const SIZES = ".storybook/docs/sizes.json";

/** The tolerance of a recorded size in KiB, so that small changes don't require a new record. */
const TOLERANCE = 0.1;

/** The names whose recorded size is missing or wrong, and recorded names that aren't components. */
export function staleSizes(measured: Record<string, number>, recorded: Record<string, number>): string[] {
  return [...new Set([...Object.keys(measured), ...Object.keys(recorded)])].filter(
    (name) => !(Math.abs((measured[name] ?? NaN) - (recorded[name] ?? NaN)) <= TOLERANCE),
  );
}

/** The text of the record. */
export function kib(sizes: Record<string, number>): string {
  const rounded = Object.entries(sizes).map(([name, size]) => [name, Number(size.toFixed(1))]);
  return `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`;
}
