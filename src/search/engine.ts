import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { stemmer } from "stemmer";
import absent from "./absent.json" with { type: "json" };
import { type Entry, type Kind, pageKinds } from "./entry";
import { isStopWord, synonymsOf } from "./words";

/** Results of a search, best first. */
export interface Results {
  /** Pages, matched by all of their content. */
  pages: Entry[];
  /** The content of pages: examples, props, tokens and others. */
  details: Entry[];
  /** If the query asks for what Kerf doesn't have: that it doesn't, and what to use. */
  absent?: string | undefined;
}

/** The weight of a match in each field of a page. */
const pageBoosts = {
  name: 10,
  aliases: 7,
  text: 4,
  examples: 2.5,
  parts: 1.5,
  props: 1.5,
  guidelines: 1,
  body: 1,
} as const;

/** The weight of a match in each field of an entry on a page. */
const detailBoosts = { name: 4, aliases: 3, owner: 1.5, text: 1, code: 0.3 };

type PageField = keyof typeof pageBoosts;

/** The field of its page that an entry's texts are part of. */
const fieldOf: Partial<Record<Kind, PageField>> = {
  Example: "examples",
  Part: "parts",
  Prop: "props",
  Value: "props",
  Guideline: "guidelines",
  Section: "body",
  Token: "body",
  Icon: "body",
};

/** Decisions and the changelog are for people who change or update Kerf, so they come last. */
const isProject = ({ kind }: Entry) => kind === "Project";

/** The minimum score of a page, as a fraction of the best page's score. */
const FAINT = 0.08;

const optionsFor = (boost: Record<string, number>) => {
  return { fields: Object.keys(boost), tokenize, processTerm, searchOptions: { boost } };
};
const pageOptions = optionsFor(pageBoosts);
const detailOptions = optionsFor(detailBoosts);

/** The search data that the site serves: the entries and their serialized MiniSearch indexes. */
export interface SearchData {
  entries: Entry[];
  pages: string;
  details: string;
}

/** Indexes entries, when the site is built. */
export function indexEntries(entries: readonly Entry[]): SearchData {
  const pages = entries.filter(isPage);
  const details = entries.filter((entry) => !isPage(entry));
  const pageIndex = new MiniSearch<Fields & { id: number }>(pageOptions);
  pageIndex.addAll(pages.map((page, id) => ({ id, ...fieldsOf(page, details) })));
  const pageNames = new Map(pages.map(({ page, name }) => [page, name]));
  const detailIndex = new MiniSearch<{ id: number }>(detailOptions);
  detailIndex.addAll(
    details.map(({ name, aliases = [], text, page, code = "" }, id) => ({
      id,
      name,
      aliases: aliases.join(" "),
      text,
      owner: pageNames.get(page) ?? "",
      code,
    })),
  );
  return {
    // These texts are searched but not shown, so only the index needs them.
    entries: entries.map(({ body: _, code: __, ...entry }) => entry),
    pages: JSON.stringify(pageIndex),
    details: JSON.stringify(detailIndex),
  };
}

const isPage = ({ kind }: Entry) => pageKinds.has(kind);

/** Creates a function that searches the index. Without a query, it returns all pages. */
export function createSearch(data: SearchData): (query: string) => Results {
  const pageIndex = MiniSearch.loadJSON(data.pages, pageOptions);
  const detailIndex = MiniSearch.loadJSON(data.details, detailOptions);
  const isKnown = (term: string) => pageIndex.search(term).length > 0 || detailIndex.search(term).length > 0;
  const allPages = data.entries.filter(isPage);
  const pages = allPages.map(withNames);
  const details = data.entries.filter((entry) => !isPage(entry)).map(withNames);
  return (query) => {
    if (query.trim() === "") return { pages: allPages, details: [] };
    const words = wordsOf(query);
    if (words.length === 0) return { pages: [], details: [] };
    const tree = query.trim().length < 3 ? beginningOf(query) : queryOf(words, isKnown);
    const terms = words.map((word) => ({
      stem: stemmer(word),
      terms: new Set([word, stemmer(word), ...synonymsOf(word).map((each) => stemmer(each))]),
    }));
    const foundPages = ranked(pageIndex.search(tree), pages, query, terms);
    const found = ranked(detailIndex.search(tree), details, query, terms);
    const best = Math.max(0, ...found.map(({ covered }) => covered));
    const minimum = (foundPages[0]?.score ?? 0) * FAINT;
    return {
      pages: foundPages
        .filter(({ score }) => score >= minimum)
        .map(({ entry }) => entry)
        .sort((a, b) => Number(isProject(a)) - Number(isProject(b))),
      details: found.filter(({ covered }) => covered === best).map(({ entry }) => entry),
      absent: absenceOf(query),
    };
  };
}

type Fields = Record<PageField, string>;

function fieldsOf({ page, name, aliases = [], text, body = "" }: Entry, details: readonly Entry[]): Fields {
  const names = { name: withJoined(name), aliases: aliases.map(withJoined).join(" ") };
  const fields: Fields = { ...names, text, examples: "", parts: "", props: "", guidelines: "", body };
  for (const detail of details) {
    const field = fieldOf[detail.kind];
    // The body of a Markdown page already contains its sections.
    if (detail.page !== page || !field || detail.kind === "Section") continue;
    fields[field] += ` ${detail.name} ${detail.text}`;
  }
  return fields;
}

/** A name, followed by its words joined into one: `multi select multiselect`. */
const withJoined = (name: string) => (name.includes(" ") ? `${name} ${name.replaceAll(" ", "")}` : name);

/** The maximum length of a query, in characters. The rest is ignored. */
const LONGEST = 200;

/** The words of a query without stop words, or all words if there are only stop words. */
function wordsOf(query: string): string[] {
  const all = tokenize(query.slice(0, LONGEST).toLowerCase());
  const subject = all.filter((word) => !isStopWord(word));
  return [...new Set(subject.length > 0 ? subject : all)];
}

/** A query for names that begin with one or two letters. */
function beginningOf(query: string): Query {
  return { combineWith: "AND", queries: [query.trim()], fields: ["name", "aliases"], prefix: true };
}

const exactly = (term: string, boost = 1): Query => {
  return { queries: [term], combineWith: "AND", boostTerm: () => boost };
};

/** A query for any of the words: exact, misspelled, unfinished, or as a synonym. */
function queryOf(words: readonly string[], isKnown: (word: string) => boolean): Query {
  return {
    combineWith: "OR",
    queries: words.flatMap((word, index) => [
      // `drop down` may be written as one word.
      ...words.slice(index + 1, index + 2).map((next) => exactly(word + next)),
      {
        queries: [word],
        combineWith: "OR" as const,
        prefix: (term: string) => term.length > 2,
        // A word in the index isn't misspelled.
        fuzzy: (term: string) => (term.length > 3 && !isKnown(term) ? 0.25 : false),
        weights: { fuzzy: 0.3, prefix: 0.5 },
      },
      ...synonymsOf(word).map((synonym) => exactly(synonym, 0.6)),
    ]),
  };
}

/** An entry with the stems in each of its names. Its own name comes before its aliases. */
interface NamedEntry {
  entry: Entry;
  names: string[][];
}

function withNames(entry: Entry): NamedEntry {
  const names = [entry.name, ...(entry.aliases ?? [])];
  return { entry, names: names.map((name) => stemsOf(name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, " "))) };
}

/** A word of a query, and every term that matches it. */
interface Word {
  stem: string;
  terms: ReadonlySet<string>;
}

/** Orders results by their score, by how much of the query they match, and by names that the query contains. */
function ranked(
  results: readonly SearchResult[],
  entries: readonly NamedEntry[],
  query: string,
  words: readonly Word[],
): { entry: Entry; covered: number; score: number }[] {
  const joined = stemsOf(query).join("");
  const stems = new Set(words.map(({ stem }) => stem));
  return results
    .flatMap((result) => {
      const found = entries[result.id];
      if (!found) return [];
      const { entry, names } = found;
      const matched = words.filter(({ terms }) => result.queryTerms.some((term) => terms.has(term)));
      const covered = matched.length / words.length;
      const weight = nameWeight(names, joined, stems);
      return [{ entry, covered, score: result.score * covered ** 1.5 * weight }];
    })
    .sort((a, b) => b.score - a.score);
}

/** The factor for an entry's score if one of its names is the complete query, or part of it. */
function nameWeight(names: readonly string[][], query: string, stems: ReadonlySet<string>): number {
  const isContained = (name: string[]) => name.every((stem) => stems.has(stem));
  // "select multi" has the words of the alias "multi select".
  const exact = names.findIndex(
    (name) => name.join("") === query || (name.length === stems.size && isContained(name)),
  );
  if (exact >= 0) return exact === 0 ? 20 : 10 - exact / 10;
  const contained = names.findIndex(isContained);
  return contained < 0 ? 1 : contained === 0 ? 2.5 : 1.8;
}

const stemsOf = (text: string) => tokenize(text.toLowerCase()).map((word) => stemmer(word));

/** Splits a text into words, and names into their parts as well: `DropdownMenu`, `Dropdown`, `Menu`. */
function tokenize(text: string): string[] {
  return text
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => {
      const inside = word.split(/(?<=[a-z0-9])(?=[A-Z])/);
      return inside.length > 1 ? [word, ...inside] : [word];
    })
    .filter((word) => word !== "");
}

/** The stem of a word. Names also keep the word itself, so that a misspelled name is found. */
function processTerm(term: string, field?: string): string | string[] {
  const word = term.toLowerCase();
  const stem = stemmer(word);
  const isSentence = field !== undefined && field !== "name" && field !== "aliases";
  return isSentence || stem === word ? stem : [word, stem];
}

const missing = Object.entries(absent).map(([names, text]) => ({
  names: names.split(", ").map(stemsOf),
  text,
}));

/** The answer to a query that contains the name of something that Kerf doesn't have. */
function absenceOf(query: string): string | undefined {
  const stems = stemsOf(query);
  const isAsked = (name: string[]) =>
    name.every((stem) => stems.includes(stem)) || name.join("") === stems.join("");
  return missing.find(({ names }) => names.some(isAsked))?.text;
}
