import type { Results } from "../../../src/search/engine";
import type { Entry, Kind } from "../../../src/search/entry";

/** Results under a heading. */
export interface Group {
  title: string;
  entries: Entry[];
}

/** The maximum numbers of pages, of other results, and of those in each group. */
const PAGES = 5;
const DETAILS = 40;
const PER_GROUP = 4;

/** Kinds whose names are never ordinary words. */
const properNamed: ReadonlySet<Kind> = new Set(["Part", "Token"]);

/**
 * Groups results: the best pages, then the entries on pages by kind, starting with the kind of the best
 * result. If the query is the full name of a part or a token, its group comes before the pages.
 */
export function groupsOf({ pages, details }: Results, query: string): Group[] {
  if (query.trim() === "")
    return (["Guide", "Foundation"] as const).map((kind) => ({
      title: `${kind}s`,
      entries: pages.filter((page) => page.kind === kind),
    }));
  const groups: Group[] = pages.length > 0 ? [{ title: "Pages", entries: pages.slice(0, PAGES) }] : [];
  for (const entry of details.slice(0, DETAILS)) {
    const title = `${entry.kind}s`;
    const group = groups.find((each) => each.title === title);
    if (!group) groups.push({ title, entries: [entry] });
    else if (group.entries.length < PER_GROUP) group.entries.push(entry);
  }
  const [first] = details;
  if (!first || !properNamed.has(first.kind) || first.name.toLowerCase() !== query.trim().toLowerCase())
    return groups;
  return groups.toSorted((a, b) => Number(b.entries.includes(first)) - Number(a.entries.includes(first)));
}

/** The title of a result in the list, and the path to it. */
export function titleOf({ kind, name, owner, text }: Entry): { title: string; path: string } {
  if (kind === "Prop" || kind === "Value" || kind === "Section") {
    const [path = "", ...title] = name.split(": ");
    return { title: title.join(": "), path };
  }
  if (kind === "Guideline") return { title: text.replaceAll("`", ""), path: name };
  return { title: name, path: owner ?? (kind === "Part" ? "" : kind) };
}
