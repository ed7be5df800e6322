import { matchSorterWithRankInfo } from "match-sorter";
import { textFolder } from "../../lib/fold-text";

/** Finds items by what is typed. It remembers the last search, so that the next letter only narrows it down. */
export interface Ranker {
  /** The places of the items that are found, the best first; those that match equally well in the order of the list. */
  rank(items: readonly unknown[], toText: (item: unknown) => string, query: string): readonly number[];
}

interface Search {
  items: readonly unknown[];
  texts: readonly string[];
  query: string;
  found: readonly number[];
}

const { MATCHES } = matchSorterWithRankInfo.rankings;
/** Letters in their order, but further apart than this, are no match: in a long text there is any word. */
const FARTHEST = 24;
const threshold = (MATCHES + 1 / FARTHEST) as typeof MATCHES;

/** @param locale Decides which letters count as the same. */
export function createRanker(locale: string): Ranker {
  const fold = searchFolder(locale);
  let last: Search = { items: [], texts: [], query: "", found: [] };

  return {
    rank(items, toText, typed) {
      const query = fold(typed).trim();
      const isSame = last.items === items;
      if (isSame && last.query === query) return last.found;
      const texts = isSame ? last.texts : foldAll(items, toText, fold, locale);
      // Whatever matches a longer text matches its beginning.
      const among = isSame && last.query && query.startsWith(last.query) ? last.found : undefined;
      const found = query ? find(texts, query, among) : texts.map((_, index) => index);
      last = { items, texts, query, found };
      return found;
    },
  };
}

/** The text as a whole, then those with all of its words in any order. */
function find(texts: readonly string[], query: string, among: readonly number[] | undefined): number[] {
  // In the order of the list: it decides where two match equally well.
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
 * Text that contains the query is put in order here: the same text, its start, the start of a word, anywhere. It is
 * most of what there is to do while few letters are typed, and costs next to nothing.
 *
 * @returns The rest as well, for a closer look.
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

/** First letters of words, or letters in their order, the closest together first. */
function scattered(texts: readonly string[], candidates: readonly number[], query: string): number[] {
  const ranked = matchSorterWithRankInfo(
    candidates.map((index) => texts[index] ?? ""),
    query,
    { threshold, keepDiacritics: true, sorter: byRank },
  );
  return ranked.map(({ index }) => candidates[index] ?? 0);
}

/** There are few ranks and many items: these lists are put one behind the other, and nothing is compared. */
function byRank<Item extends { rank: number }>(matches: Item[]): Item[] {
  const ranks = new Map<number, Item[]>();
  for (const each of matches) {
    const peers = ranks.get(each.rank);
    if (peers) peers.push(each);
    else ranks.set(each.rank, [each]);
  }
  return [...ranks.keys()].sort((a, b) => b - a).flatMap((rank) => ranks.get(rank) ?? []);
}

/** As `textFolder`, and with a space for every mark between words: what follows a slash begins a word as well. */
export function searchFolder(locale: string): (text: string) => string {
  const fold = textFolder(locale);
  return (text) => fold(text).replace(/[\p{P}\p{Z}\s]/gu, " ");
}

interface Folded {
  locale: string;
  texts: string[];
  folded: string[];
}

/** What items were found by last time: a palette that opens again has its texts at hand. */
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
