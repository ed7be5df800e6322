/** The options of a list, rendered or not, for keyboard navigation. */
export interface SelectRows {
  count: number;
  text(index: number): string;
  isDisabled(index: number): boolean;
}

/** The distance of each key, in rows. */
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
 * The row that a key moves to. It skips disabled options and stops at the ends.
 *
 * @param from The row that is highlighted, or -1.
 * @returns -1 if all options are disabled.
 */
export function rowByKey(key: string, from: number, rows: SelectRows): number {
  const step = steps[key] ?? 0;
  const last = rows.count - 1;
  const start = from < 0 && step < 0 ? rows.count : from;
  const aim = Math.max(0, Math.min(last, start + step));
  // From an end, there is only one direction.
  const ahead = Number.isFinite(step) ? Math.sign(step) : -Math.sign(step);
  const found = enabledRow(aim, ahead, rows);
  return found < 0 ? enabledRow(aim, -ahead, rows) : found;
}

function enabledRow(from: number, direction: number, rows: SelectRows): number {
  for (let row = from; row >= 0 && row < rows.count; row += direction) {
    if (!rows.isDisabled(row)) return row;
  }
  return -1;
}

/**
 * The next option that starts with the typed text. It wraps around the list. Repeating one letter moves through all options
 * that start with it.
 *
 * @param fold Makes texts equal that differ only in case, accents or width.
 * @returns -1 if no option matches.
 */
export function rowByText(
  typed: string,
  from: number,
  rows: SelectRows,
  fold: (text: string) => string,
): number {
  const letters = [...typed];
  const isRepeated = letters.every((letter) => letter === letters[0]);
  const query = fold(isRepeated ? (letters[0] ?? "") : typed);
  const start = isRepeated ? from + 1 : Math.max(0, from);
  for (let away = 0; away < rows.count; away++) {
    const row = (start + away) % rows.count;
    if (!rows.isDisabled(row) && fold(rows.text(row)).startsWith(query)) return row;
  }
  return -1;
}
