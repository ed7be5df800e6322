import type { TextRows } from "../../lib/row-by-text";

/** The distance that each key moves, in rows. */
const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

export function isStep(key: string): boolean {
  return key in steps;
}

/**
 * Returns the row that a key moves to. It skips disabled options and stops at the ends.
 *
 * @param from The highlighted row, or -1.
 * @returns -1 if all options are disabled.
 */
export function rowByKey(key: string, from: number, rows: TextRows): number {
  const step = steps[key] ?? 0;
  const last = rows.count - 1;
  const start = from < 0 && step < 0 ? rows.count : from;
  const aim = Math.max(0, Math.min(last, start + step));
  // From either end, the search can only go toward the other.
  const ahead = Number.isFinite(step) ? Math.sign(step) : -Math.sign(step);
  const found = enabledRow(aim, ahead, rows);
  return found < 0 ? enabledRow(aim, -ahead, rows) : found;
}

function enabledRow(from: number, direction: number, rows: TextRows): number {
  for (let row = from; row >= 0 && row < rows.count; row += direction) {
    if (!rows.isDisabled(row)) return row;
  }
  return -1;
}
