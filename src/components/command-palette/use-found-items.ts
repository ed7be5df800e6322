"use client";

import { useMemo, useState } from "react";
import { countItems, isGroup } from "../../lib/picker/items";
import { createRanker } from "./rank-items";

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
    const places = ranker.rank(leaves, toText, query);
    return isGroup(items[0]) ? intoGroups(items, places) : places.map((place) => leaves[place]);
  }, [items, leaves, query, ranker, isFound]);
}

function intoGroups(groups: readonly unknown[], places: readonly number[]): unknown[] {
  // The index of each item's group.
  const owners = groups.flatMap((group, index) => (isGroup(group) ? group.items.map(() => index) : []));
  const leaves = groups.flatMap((group) => (isGroup(group) ? group.items : []));
  const found = new Map<number, unknown[]>();
  for (const place of places) {
    const owner = owners[place] ?? 0;
    const peers = found.get(owner);
    if (peers) peers.push(leaves[place]);
    else found.set(owner, [leaves[place]]);
  }
  return [...found].map(([owner, own]) => ({ ...(groups[owner] as object), items: own }));
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
