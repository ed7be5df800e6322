import { fold, nearest } from "./did-you-mean";
import { entriesOf } from "./find";
import type { Catalog, ComponentDescriptor } from "./types";

/** A component that a search found. */
export interface Found {
  component: ComponentDescriptor;
  /** What matched, best match first: `alias modal`, `prop loading`. */
  because: string[];
}

/** The result of a search. */
export interface SearchResult {
  found: Found[];
  /** If nothing was found: similar words that would have matched. */
  near: string[];
}

/** Finds components by name, alias, part, prop, value, category or description, best match first. All words must match. */
export function searchCatalog(catalog: Catalog, query: string): SearchResult {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const ranked = Object.values(catalog.components).flatMap((component) => {
    const reasons = reasonsOf(component);
    // An alias may have several words, so the whole query is also tried as one.
    const exact = matchesOf(query, reasons);
    const each = exact.length > 0 ? [exact] : words.map((word) => matchesOf(word, reasons));
    // The weakest match decides: in "multi select", a match of "select" alone means little.
    const score = Math.min(...each.map(bestOf));
    if (each.length === 0 || score === 0) return [];
    const matches = each.flat();
    const because = [...new Set(matches.sort((a, b) => b.score - a.score).map(({ label }) => label))];
    return [{ component, because, score }];
  });
  ranked.sort((a, b) => b.score - a.score || (a.component.name < b.component.name ? -1 : 1));
  const found = ranked.map(({ component, because }) => ({ component, because }));
  return { found, near: found.length > 0 ? [] : nearest(query, wordsOf(catalog)) };
}

const bestOf = (matches: readonly Match[]) => Math.max(0, ...matches.map(({ score }) => score));

interface Match {
  label: string;
  score: number;
}

interface Reason {
  label: string;
  text: string;
  weight: number;
  /** The text is a sentence rather than a name. */
  prose?: boolean;
}

function reasonsOf(component: ComponentDescriptor): Reason[] {
  const { name, aliases = [], category, description, props, subComponents = {} } = component;
  const owners = [
    { prefix: "", props },
    ...Object.values(subComponents).map(({ name, props }) => ({ prefix: `${name}.`, props })),
  ];
  return [
    { label: "name", text: name, weight: 90 },
    // A whole alias counts more than the beginning of a name, and a component's first alias more than another's second.
    ...aliases.map((alias, index) => ({ label: `alias ${alias}`, text: alias, weight: 87 - index / 10 })),
    { label: `category ${category}`, text: category, weight: 60 },
    ...Object.values(subComponents).flatMap((part) => [
      { label: `part ${part.name}`, text: part.name, weight: 50 },
      { label: `purpose of ${part.name}`, text: part.description, weight: 10, prose: true },
    ]),
    { label: "purpose", text: description, weight: 40, prose: true },
    ...owners.flatMap(({ prefix, props }) =>
      Object.entries(props).flatMap(([prop, { values = [] }]) => [
        { label: `prop ${prefix}${prop}`, text: prop, weight: 30 },
        ...values.map((value) => ({ label: `${prefix}${prop} "${value}"`, text: value, weight: 20 })),
      ]),
    ),
  ];
}

/** A match of the whole name scores more than its beginning, which scores more than its middle. */
function matchesOf(word: string, reasons: readonly Reason[]): Match[] {
  const wanted = fold(word);
  if (wanted === "") return [];
  return reasons.flatMap(({ label, text, weight, prose }) => {
    if (prose) {
      const matches = text
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .some((each) => each.startsWith(wanted));
      return matches ? [{ label, score: weight }] : [];
    }
    const rank = rankOf(wanted, text);
    return rank === undefined ? [] : [{ label, score: weight + rank }];
  });
}

/** Matches the beginning of any word in a name: `item` matches `getSelectableItems`. */
function rankOf(wanted: string, name: string): number | undefined {
  const folded = fold(name);
  if (folded === wanted) return 9;
  if (wanted.length < 3) return undefined;
  if (folded.startsWith(wanted)) return 5;
  const words = name.replace(/([a-z0-9])(?=[A-Z])/g, "$1 ").split(/[^A-Za-z0-9]+/);
  return words.some((_, index) => fold(words.slice(index).join("")).startsWith(wanted)) ? 0 : undefined;
}

function wordsOf(catalog: Catalog): string[] {
  const names = entriesOf(catalog).map(({ part, component }) => part?.name ?? component.name);
  const props = entriesOf(catalog).flatMap(({ part, component }) => Object.keys((part ?? component).props));
  return [...names, ...Object.values(catalog.components).flatMap(({ aliases = [] }) => aliases), ...props];
}
