import type { Results } from "./engine";
import type { Entry, Kind } from "./entry";

/** Results under a heading. */
export interface Group {
  title: string;
  entries: Entry[];
}

const titles: Partial<Record<Kind, string>> = {
  Example: "Examples",
  Part: "Parts",
  Prop: "Props",
  Value: "Values",
  Guideline: "Guidelines",
  Section: "Sections",
  Token: "Tokens",
  Icon: "Icons",
};

/** The maximum number of results in a group. */
const PER_GROUP = 4;

/** Kinds whose names are never ordinary words. */
const properNamed: ReadonlySet<Kind> = new Set(["Part", "Token"]);

/**
 * Groups results: the best pages, then the entries on pages by kind, starting with the kind of the best
 * result. If the query is the full name of a part or a token, its group comes before the pages.
 */
export function groupsOf({ pages, details }: Results, query: string): Group[] {
  if (query.trim() === "") {
    return [
      { title: "Recent", entries: details },
      { title: "Guides", entries: pages.filter(({ kind }) => kind === "Guide") },
      { title: "Foundations", entries: pages.filter(({ kind }) => kind === "Foundation") },
    ].filter(({ entries }) => entries.length > 0);
  }
  const groups: Group[] = pages.length > 0 ? [{ title: "Pages", entries: pages }] : [];
  for (const entry of details) {
    const title = titles[entry.kind] ?? entry.kind;
    const group = groups.find((each) => each.title === title);
    if (!group) groups.push({ title, entries: [entry] });
    else if (group.entries.length < PER_GROUP) group.entries.push(entry);
  }
  const [first] = details;
  if (!first || !properNamed.has(first.kind) || first.name.toLowerCase() !== query.trim().toLowerCase())
    return groups;
  return groups.toSorted((a, b) => Number(b.entries.includes(first)) - Number(a.entries.includes(first)));
}

/** The title of a result in the list, and the name of its component or page. */
export function titleOf({ kind, name, owner, text }: Entry): { title: string; context?: string } {
  if (kind === "Prop" || kind === "Value" || kind === "Section") {
    const [context = "", ...title] = name.split(": ");
    return { title: title.join(": "), context };
  }
  if (kind === "Guideline") return { title: text.replaceAll("`", ""), context: name };
  return owner ? { title: name, context: owner } : { title: name };
}
