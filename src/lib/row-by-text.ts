/** The rows of a list, rendered or not, for typeahead. */
export interface TextRows {
  count: number;
  text(index: number): string;
  isDisabled(index: number): boolean;
}

/** The maximum time between two letters of one query, in ms. */
export const PAUSE = 500;

/**
 * The next row that starts with the typed text. It wraps around the list. Repeating one letter moves through
 * all rows that start with it.
 *
 * @param fold Normalizes a text, so that texts that differ only in case, accents or width are equal.
 * @returns The row's index, or -1 if no row matches.
 */
export function rowByText(
  typed: string,
  from: number,
  rows: TextRows,
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
