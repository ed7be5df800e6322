/** The options of a list, drawn or not, as the keyboard goes through them. */
export interface SelectRows {
  count: number;
  text(index: number): string;
  isDisabled(index: number): boolean;
}

/** How far a key goes, in rows. */
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
 * Where a key leads: past disabled options, and no further than the ends.
 *
 * @param from The row that is highlighted, or -1.
 * @returns -1 where no option can be chosen.
 */
export function rowByKey(key: string, from: number, rows: SelectRows): number {
  const step = steps[key] ?? 0;
  const last = rows.count - 1;
  const start = from < 0 && step < 0 ? rows.count : from;
  const aim = Math.max(0, Math.min(last, start + step));
  // From an end there is one way to look.
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
 * The next option that begins with what was typed, round the list; one letter typed again and again goes through all
 * that begin with it.
 *
 * @param fold Writes texts so that they are equal where a reader would not tell them apart.
 * @returns -1 where there is none.
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
