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
  const add = (mark: DiffLine["mark"], text = "") => result.push({ mark, text });
  let [i, j] = [0, 0];
  while (i < old.length || j < current.length) {
    const isRemoved = j === current.length || (i < old.length && at(i + 1, j) >= at(i, j + 1));
    if (old[i] === current[j]) {
      add(" ", old[i++]);
      j++;
    } else if (isRemoved) add("-", old[i++]);
    else add("+", current[j++]);
  }
  return result;
}

function lines(text: string): string[] {
  const content = text.replace(/\n$/, "");
  return content === "" ? [] : content.split("\n");
}
