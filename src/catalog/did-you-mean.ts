/**
 * The most similar names, best match first, at most three.
 *
 * @param meant The text that was typed.
 */
export function nearest(meant: string, names: Iterable<string>): string[] {
  const wanted = fold(meant);
  const reach = Math.max(1, Math.floor(wanted.length / 3));
  return [...new Set(names)]
    .map((name) => ({ name, steps: steps(wanted, fold(name), reach) }))
    .filter(({ steps }) => steps <= reach)
    .sort((a, b) => a.steps - b.steps || (a.name < b.name ? -1 : 1))
    .slice(0, 3)
    .map(({ name }) => name);
}

/** ` Did you mean Button or Badge?` with a leading space, or an empty string if no name is similar. */
export function didYouMean(meant: string, names: Iterable<string>): string {
  const near = nearest(meant, names);
  return near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : "";
}

/** Removes case, dots and hyphens, so that names compare equal without them. */
export function fold(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/**
 * Whether a name is certainly a misspelling of another: equal but for case, dots and hyphens, or longer words with the
 * same initial that differ by one letter. A word that exists elsewhere and a plural have meanings of their own.
 */
export function isMisspelling(typed: string, of: string, isWord: (folded: string) => boolean): boolean {
  const [wrong, right] = [fold(typed), fold(of)];
  if (wrong === right) return true;
  if (Math.min(wrong.length, right.length) < 5 || wrong[0] !== right[0] || isWord(wrong)) return false;
  const digits = (word: string) => word.replace(/\D/g, "");
  if (`${wrong}s` === right || wrong === `${right}s` || digits(wrong) !== digits(right)) return false;
  return distance(wrong, right, 1) === 1;
}

/** The steps between two words. A name that begins or ends with the word counts as 1. */
function steps(wanted: string, name: string, reach: number): number {
  if (wanted.length > 2 && (name.startsWith(wanted) || name.endsWith(wanted))) return name === wanted ? 0 : 1;
  return distance(wanted, name, reach);
}

/** The edit distance: letters added, removed, changed or swapped. Infinite if the lengths differ by more than `reach`. */
function distance(wanted: string, name: string, reach: number): number {
  if (Math.abs(wanted.length - name.length) > reach) return Number.POSITIVE_INFINITY;
  let [older, old]: number[][] = [[], Array.from({ length: name.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= wanted.length; i++) {
    const row = [i];
    for (let j = 1; j <= name.length; j++) {
      const change = Number(wanted[i - 1] !== name[j - 1]);
      let best = Math.min(at(old, j) + 1, at(row, j - 1) + 1, at(old, j - 1) + change);
      const isSwap = i > 1 && j > 1 && wanted[i - 1] === name[j - 2] && wanted[i - 2] === name[j - 1];
      if (isSwap) best = Math.min(best, at(older, j - 2) + 1);
      row.push(best);
    }
    [older, old] = [old, row];
  }
  return at(old, name.length);
}

function at(row: readonly number[] | undefined, index: number): number {
  return row?.[index] ?? Number.POSITIVE_INFINITY;
}
