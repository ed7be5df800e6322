"use client";

import { useMemo, useState } from "react";
import { textFolder } from "../../lib/fold-text";
import { countItems, isGroup } from "../../lib/picker/items";

/** Searches items. It remembers the last search, so that the next letter only narrows it down. */
interface Ranker {
  /** The indices of the matching items, best match first. Equal matches stay in list order. */
  rank(items: readonly unknown[], toText: (item: unknown) => string, query: string): readonly number[];
}

interface Search {
  items: readonly unknown[];
  texts: readonly string[];
  query: string;
  found: readonly number[];
}

/** The maximum distance between letters that match in order. Long texts contain the letters of any word. */
const FARTHEST = 24;

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
  const phrases = [...found, ...scattered(texts, rest, query)];
  const words = query.split(/ +/);
  if (words.length === 1) return phrases;
  const known = new Set(phrases);
  const others = rest.filter((index) => !known.has(index));
  return [...phrases, ...words.reduce((left, word) => contained(texts, left, word).found, others)];
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

/** Matches of the initials of words, then of letters in order, the closest together first. */
function scattered(texts: readonly string[], candidates: readonly number[], query: string): number[] {
  const initials: number[] = [];
  const byDistance: number[][] = Array.from({ length: FARTHEST + 1 }, () => []);
  for (const index of candidates) {
    const text = texts[index] ?? "";
    const distance = distanceIn(text, query);
    if (distance === undefined) continue;
    if (lettersAt(text, initialsIn(text)).includes(query)) initials.push(index);
    else byDistance[distance]?.push(index);
  }
  return [...initials, ...byDistance.flat()];
}

/** The distance from the first to the last letter, if a text has all of them in order. */
function distanceIn(text: string, letters: string): number | undefined {
  let first: number | undefined;
  let last = -1;
  for (const letter of letters) {
    last = text.indexOf(letter, last + 1);
    if (last < 0) return undefined;
    first ??= last;
  }
  return last - (first ?? 0);
}

/** The positions of the first letters of a text's words. */
function initialsIn(text: string): number[] {
  const positions: number[] = [];
  for (let at = 0; at < text.length; at++)
    if (text[at] !== " " && (at === 0 || text[at - 1] === " ")) positions.push(at);
  return positions;
}

const lettersAt = (text: string, positions: readonly number[]) => positions.map((at) => text[at]).join("");

/** Like `textFolder`, with a space for every punctuation mark, because a word also begins after a slash. */
function searchFolder(locale: string): (text: string) => string {
  const fold = textFolder(locale);
  return (text) => fold(text).replace(/[\p{P}\p{Z}\s]/gu, " ");
}

interface Folded {
  locale: string;
  texts: string[];
  folded: string[];
}

/** The searched texts of items, cached for when a palette opens again. */
const foldedTexts = new WeakMap<readonly unknown[], Folded>();

function foldAll(
  items: readonly unknown[],
  toText: (item: unknown) => string,
  fold: (text: string) => string,
  locale: string,
): readonly string[] {
  const known = foldedTexts.get(items);
  const texts = items.map(toText);
  const isKnown = known?.locale === locale && texts.every((text, index) => text === known.texts[index]);
  if (isKnown) return known.folded;
  const folded = texts.map(fold);
  foldedTexts.set(items, { locale, texts, folded });
  return folded;
}

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

  const phrase = findPhrase(folded, query);
  if (phrase) return [toRange(phrase)];
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
  const initials = initialsIn(text);
  const from = lettersAt(text, initials).indexOf(letters);
  if (from >= 0) return initials.slice(from, from + letters.length).map((index) => [index, index + 1]);
  const positions: MatchRange[] = [];
  let at = 0;
  for (const letter of letters) {
    const position = text.indexOf(letter, at);
    if (position < 0) return [];
    at = position + letter.length;
    positions.push([position, at]);
  }
  return positions;
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

interface FoundItemsOptions {
  items: readonly unknown[];
  query: string;
  toText: (item: unknown) => string;
  locale: string;
  /** `null` if the caller filters `items`. */
  filter: null | undefined;
}

/** The matching items, best match first. Groups are ordered by their best item. */
export function useFoundItems({
  items,
  query,
  toText,
  locale,
  filter,
}: FoundItemsOptions): readonly unknown[] {
  const ranker = useMemo(() => createRanker(locale), [locale]);
  const isFound = useIsFound(items, query, toText) || filter === null;
  const leaves = useMemo(
    () => (isGroup(items[0]) ? items.flatMap((item) => (isGroup(item) ? item.items : [])) : items),
    [items],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a recreated function returns the same texts.
  return useMemo(() => {
    if (isFound || !query.trim()) return items;
    const positions = ranker.rank(leaves, toText, query);
    return isGroup(items[0]) ? intoGroups(items, positions) : positions.map((position) => leaves[position]);
  }, [items, leaves, query, ranker, isFound]);
}

function intoGroups(groups: readonly unknown[], positions: readonly number[]): unknown[] {
  // The index of each item's group.
  const owners = groups.flatMap((group, index) => (isGroup(group) ? group.items.map(() => index) : []));
  const leaves = groups.flatMap((group) => (isGroup(group) ? group.items : []));
  const found = new Map<number, unknown[]>();
  for (const position of positions) {
    const owner = owners[position] ?? 0;
    const sameOwner = found.get(owner);
    if (sameOwner) sameOwner.push(leaves[position]);
    else found.set(owner, [leaves[position]]);
  }
  return [...found].map(([owner, members]) => ({ ...(groups[owner] as object), items: members }));
}

/**
 * Whether the caller filters the items, which then change at the same time as the search text. In that case,
 * the caller decides on their order and selection.
 */
function useIsFound(items: readonly unknown[], query: string, toText: (item: unknown) => string): boolean {
  const [seen, see] = useState({ items, query, isFound: false });
  if (seen.items === items && seen.query === query) return seen.isFound;
  const isFound = seen.isFound || (seen.query !== query && differ(seen.items, items, toText));
  see({ items, query, isFound });
  return isFound;
}

/**
 * Whether the number of items, or the text of the first or last one, differs. Identities aren't compared,
 * because callers recreate their arrays, groups and items on each render.
 */
function differ(
  before: readonly unknown[],
  now: readonly unknown[],
  toText: (item: unknown) => string,
): boolean {
  if (before === now) return false;
  const ends = [before, now].map((items) => {
    const [first, last] = [items[0], items.at(-1)].map((item) => (isGroup(item) ? item.items : [item]));
    return [countItems(items), items.length && toText(first?.[0]), items.length && toText(last?.at(-1))].join(
      "\n",
    );
  });
  return ends[0] !== ends[1];
}
