/** A line that a stale file has by mistake (`-`) or lacks (`+`). */
export interface StaleLine {
  sign: "-" | "+";
  /** The line number in the text that contains the line, from 1. */
  line: number;
  text: string;
}

/** The differing lines of two texts, by their longest common subsequence. Empty if they are equal. */
export function staleLines(actual: string, expected: string): StaleLine[] {
  const before = actual.split("\n");
  const after = expected.split("\n");
  const common = commonLengths(before, after);
  const stale: StaleLine[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      i++;
      j++;
    } else if (j >= after.length || (i < before.length && at(common, i + 1, j) >= at(common, i, j + 1))) {
      stale.push({ sign: "-", line: i + 1, text: before[i++] ?? "" });
    } else {
      stale.push({ sign: "+", line: j + 1, text: after[j++] ?? "" });
    }
  }
  return stale;
}

/** For each pair of positions, the length of the longest common subsequence of the lines from there on. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const row = table[i] as number[];
      row[j] =
        before[i] === after[j]
          ? 1 + at(table, i + 1, j + 1)
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

function at(table: readonly number[][], i: number, j: number): number {
  return table[i]?.[j] ?? 0;
}
