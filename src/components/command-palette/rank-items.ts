import { matchSorterWithRankInfo } from "match-sorter";
import { textFolder } from "../../lib/fold-text";

/** Searches items. It remembers the last search, so that the next letter only narrows it down. */
export interface Ranker {
  /** The indices of the matching items, best match first. Equal matches stay in list order. */
  rank(items: readonly unknown[], toText: (item: unknown) => string, query: string): readonly number[];
}

interface Search {
  items: readonly unknown[];
  texts: readonly string[];
  query: string;
  found: readonly number[];
}

const { MATCHES } = matchSorterWithRankInfo.rankings;
/** The maximum distance between letters that match in order. Long texts contain the letters of any word. */
const FARTHEST = 24;
const threshold = (MATCHES + 1 / FARTHEST) as typeof MATCHES;

/** @param locale The language that sets which letters count as the same. */
export function createRanker(locale: string): Ranker {
  const fold = searchFolder(locale);
  let last: Search = { items: [], texts: [], query: "", found: [] };

  return {
    rank(items, toText, typed) {
      const query = fold(typed).trim();
      const isSame = last.items === items;
      if (isSame && last.query === query) return last.found;
      const texts = isSame ? last.texts : foldAll(items, toText, fold, locale);
      // A text that matches a longer query also matches its beginning.
      const among = isSame && last.query && query.startsWith(last.query) ? last.found : undefined;
      const found = query ? find(texts, query, among) : texts.map((_, index) => index);
      last = { items, texts, query, found };
      return found;
    },
  };
}

/** Matches of the whole query, then of all of its words in any order. */
function find(texts: readonly string[], query: string, among: readonly number[] | undefined): number[] {
  // In list order, which decides between equal matches.
  const candidates = among ? [...among].sort((a, b) => a - b) : texts.map((_, index) => index);
  const { found, rest } = contained(texts, candidates, query);
  const whole = [...found, ...scattered(texts, rest, query)];
  const words = query.split(/ +/);
  if (words.length === 1) return whole;
  const known = new Set(whole);
  const others = rest.filter((index) => !known.has(index));
  return [...whole, ...words.reduce((left, word) => contained(texts, left, word).found, others)];
}

/**
 * Ranks texts that contain the query: exact matches first, then matches at the start, at the start of a word,
 * and anywhere else. For short queries, this cheap check is most of the work.
 *
 * @returns The matching texts by rank, and the rest, which need the slower search.
 */
function contained(texts: readonly string[], candidates: readonly number[], query: string) {
  const tiers: [number[], number[], number[], number[]] = [[], [], [], []];
  const rest: number[] = [];
  for (const index of candidates) {
    const text = texts[index] ?? "";
    const at = text.indexOf(query);
    if (at < 0) rest.push(index);
    else if (at > 0) tiers[text.includes(` ${query}`) ? 2 : 3].push(index);
    else tiers[text.length === query.length ? 0 : 1].push(index);
  }
  return { found: tiers.flat(), rest };
}

/** Matches of the initials of words, or of letters in order, the closest together first. */
function scattered(texts: readonly string[], candidates: readonly number[], query: string): number[] {
  const ranked = matchSorterWithRankInfo(
    candidates.map((index) => texts[index] ?? ""),
    query,
    { threshold, keepDiacritics: true, sorter: byRank },
  );
  return ranked.map(({ index }) => candidates[index] ?? 0);
}

/** Sorts by rank. With few ranks and many items, concatenating one list per rank is faster than sorting. */
function byRank<Item extends { rank: number }>(matches: Item[]): Item[] {
  const ranks = new Map<number, Item[]>();
  for (const each of matches) {
    const peers = ranks.get(each.rank);
    if (peers) peers.push(each);
    else ranks.set(each.rank, [each]);
  }
  return [...ranks.keys()].sort((a, b) => b - a).flatMap((rank) => ranks.get(rank) ?? []);
}

/** Like `textFolder`, with a space for every punctuation mark, because a word also begins after a slash. */
export function searchFolder(locale: string): (text: string) => string {
  const fold = textFolder(locale);
  return (text) => fold(text).replace(/[\p{P}\p{Z}\s]/gu, " ");
}

interface Folded {
  locale: string;
  texts: string[];
  folded: string[];
}

/** The searched texts of items, cached for when a palette opens again. */
const kept = new WeakMap<readonly unknown[], Folded>();

function foldAll(
  items: readonly unknown[],
  toText: (item: unknown) => string,
  fold: (text: string) => string,
  locale: string,
): readonly string[] {
  const known = kept.get(items);
  const texts = items.map(toText);
  const isKnown = known?.locale === locale && texts.every((text, index) => text === known.texts[index]);
  if (isKnown) return known.folded;
  const folded = texts.map(fold);
  kept.set(items, { locale, texts, folded });
  return folded;
}
