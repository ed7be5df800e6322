import { searchFolder } from "./rank-items";

/** The range of a match in a text. The end isn't included. */
export type MatchRange = readonly [start: number, end: number];

/**
 * The ranges of a text that match the query, with the same rules as `createRanker`. The whole query is
 * matched first, preferably at the start of a word. Otherwise, its words are matched, or else its letters one
 * by one.
 */
export function findMatches(text: string, typed: string, locale: string): MatchRange[] {
  const fold = searchFolder(locale);
  const query = fold(typed).trim();
  if (!query) return [];
  // Folding can turn one letter into two, such as ß, or into none. Each folded letter keeps its original position.
  let folded = "";
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const part = fold(character);
    folded += part;
    for (let times = 0; times < part.length; times++) origins.push(at);
    at += character.length;
  }
  origins.push(at);
  const toRange = ([start, end]: MatchRange): MatchRange => [origins[start] ?? 0, endOf(origins, end, at)];

  const whole = findPhrase(folded, query);
  if (whole) return [toRange(whole)];
  const words = query.split(/ +/).map((word) => findPhrase(folded, word));
  const found = words.every((word) => word !== undefined)
    ? words
    : findLetters(folded, query.replaceAll(" ", ""));
  return joinRanges(found.map(toRange));
}

function findPhrase(text: string, phrase: string): MatchRange | undefined {
  const atWord = text.startsWith(phrase) ? 0 : text.indexOf(` ${phrase}`) + 1;
  const start = atWord > 0 || text.startsWith(phrase) ? atWord : text.indexOf(phrase);
  return start < 0 ? undefined : [start, start + phrase.length];
}

/** The initials of words, if the query matches them. Otherwise, the next occurrence of each letter. */
function findLetters(text: string, letters: string): MatchRange[] {
  const initials = [...text.matchAll(/(?<= |^)[^ ]/g)].map(({ index }) => index);
  const from = initials
    .map((index) => text[index])
    .join("")
    .indexOf(letters);
  if (from >= 0) return initials.slice(from, from + letters.length).map((index) => [index, index + 1]);
  const places: MatchRange[] = [];
  let at = 0;
  for (const letter of letters) {
    const place = text.indexOf(letter, at);
    if (place < 0) return [];
    at = place + letter.length;
    places.push([place, at]);
  }
  return places;
}

/** The end of a match in the original text: after the letter that its last folded letter comes from. */
function endOf(origins: readonly number[], end: number, length: number): number {
  const lastOrigin = origins[end - 1] ?? 0;
  return origins.slice(end).find((origin) => origin > lastOrigin) ?? length;
}

/** Sorts ranges, and joins those that touch or overlap. */
export function joinRanges(ranges: readonly MatchRange[]): MatchRange[] {
  const joined: MatchRange[] = [];
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    const before = joined.at(-1);
    if (before && start <= before[1]) joined[joined.length - 1] = [before[0], Math.max(before[1], end)];
    else joined.push([start, end]);
  }
  return joined;
}
