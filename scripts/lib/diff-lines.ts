/** A line of either text: in both, removed or added. */
export interface DiffLine {
  mark: " " | "-" | "+";
  text: string;
}

/** The line diff of two texts, with as few removed and added lines as possible. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, current] = [lines(before), lines(after)];
  // lengths[i][j]: the length of the longest common subsequence of the lines from i and the lines from j.
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(current.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    const row = lengths[i];
    for (let j = current.length - 1; row && j >= 0; j--) {
      row[j] = old[i] === current[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const result: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < current.length) {
    const [was, is] = [old[i], current[j]];
    if (was !== undefined && was === is) {
      result.push({ mark: " ", text: was });
      i++;
      j++;
    } else if (was !== undefined && (is === undefined || at(i + 1, j) >= at(i, j + 1))) {
      result.push({ mark: "-", text: was });
      i++;
    } else if (is !== undefined) {
      result.push({ mark: "+", text: is });
      j++;
    }
  }
  return result;
}

function lines(text: string): string[] {
  return text
    .replace(/\n$/, "")
    .split("\n")
    .filter((line, _, all) => line !== "" || all.length > 1);
}
