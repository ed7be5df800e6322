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

/** Most results of one kind that are shown. */
const PER_GROUP = 4;

/** The best pages, and below them what is on pages, by kind: the kind with the best result first. */
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
  return groups;
}

/** The title of a result in the list, and where it belongs. */
export function titleOf({ kind, name, page, text }: Entry): { title: string; context?: string } {
  const owner = page.replace(/--docs$/, "").replace(/^[a-z]+-/, "");
  if (kind === "Prop" || kind === "Value" || kind === "Section") {
    const [context = "", ...title] = name.split(": ");
    return { title: title.join(": "), context };
  }
  if (kind === "Guideline") return { title: text.replaceAll("`", ""), context: name };
  return kind === "Example" ? { title: name, context: owner } : { title: name };
}
