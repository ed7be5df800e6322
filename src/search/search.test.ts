import { beforeAll, expect, test } from "vitest";
import { groupsOf } from "../../.storybook/addons/site-search/groups";
import { searchEntries } from "../../scripts/catalog/outputs/search-pages";
import { createSearch, indexEntries, type Results } from "./engine";
import { type Entry, pageKinds } from "./entry";
import queries from "./queries.txt?raw";

let entries: Entry[];
let search: (query: string) => Results;
beforeAll(async () => {
  entries = await searchEntries();
  search = createSearch(indexEntries(entries));
}, 60_000);

const fold = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** By kind, the queries, each with the pages that answer it. */
const queriesOf = queries
  .split(/^# (?=\w+$)/m)
  .slice(1)
  .map((text) => {
    const [kind = "", ...lines] = text.trim().split("\n");
    return {
      kind,
      all: lines
        .map((line) => line.split(": "))
        .map(([query = "", pages = ""]) => [query, ...pages.split(", ")]),
    };
  });

/** The queries without a right page among their first three results. */
function missed(all: string[][]): string[] {
  return all.flatMap(([query = "", ...right]) => {
    const first = search(query).pages.slice(0, 3);
    const isFound = first.some(({ name }) => right.some((each) => fold(each) === fold(name)));
    return isFound ? [] : [`${query}: ${first.map(({ name }) => name).join(", ")}`];
  });
}

test("a provider is found on a page that exists: its guide", () => {
  const guides = entries.filter(({ kind }) => kind === "Guide").map(({ page }) => page);
  const providers = entries.filter(({ kind, name }) => kind === "Component" && /^\w+Provider$/.test(name));
  expect(providers.length).toBeGreaterThan(2);
  expect(providers.filter(({ page }) => !guides.includes(page))).toEqual([]);
});

test("no page of stories has a JSDoc comment: Storybook would drop the page's other parameters", () => {
  const sources = import.meta.glob<string>("../../stories/**/*.stories.tsx", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const isDropped = /\/\*\*(?:(?!\*\/).)*\*\/\nconst meta = \{[^}]*\bparameters: \w/s;
  expect(Object.keys(sources).length).toBeGreaterThan(20);
  expect(Object.keys(sources).filter((file) => isDropped.test(sources[file] ?? ""))).toEqual([]);
});

test.each(queriesOf)("a right page is among the first three for 95% of the $kind", ({ kind, all }) => {
  expect(all.length).toBeGreaterThan(10);
  const names = new Set(entries.filter(({ kind }) => pageKinds.has(kind)).map(({ name }) => fold(name)));
  expect(all.flatMap(([, ...right]) => right).filter((name) => !names.has(fold(name)))).toEqual([]);
  // Queries for what Kerf doesn't have are answered with that.
  const misses = kind === "absent" ? all.filter(([query = ""]) => !search(query).absent) : missed(all);
  expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(all.length / 20);
});

test("what Kerf has is never said to be absent", () => {
  const asked = queriesOf.filter(({ kind }) => kind !== "absent").flatMap(({ all }) => all);
  expect(asked.flatMap(([query = ""]) => search(query).absent ?? [])).toEqual([]);
});

test.each([
  ["Dialog.Root modal", "Prop", "Dialog.Root: modal"],
  ["secondary-destructive", "Value", 'Button: variant="secondary-destructive"'],
  ["Dialog.Title", "Part", "Dialog.Title"],
  ["rename project", "Example", "Rename project"],
  ["--kerf-accent", "Token", "--kerf-accent"],
  ["magnifier", "Icon", "SearchIcon"],
  ["tailwind 4", "Section", "Existing CSS: With Tailwind 4"],
  ["indeterminate announced as mixed", "Guideline", "Accessibility"],
])("%s finds a %s", (query, kind, name) => {
  const first = search(query).details.slice(0, 3);
  expect(first.map((entry) => `${entry.kind} ${entry.name}`)).toContain(`${kind} ${name}`);
});

test.each(["--kerf-accent", "Dialog.Title"])("%s comes before the pages", (name) => {
  expect(groupsOf(search(name), name)[0]?.entries[0]?.name).toBe(name);
});

test.each([
  ["misspelled", "tooltpi", "Tooltip"],
  ["unfinished", "brea", "Breadcrumbs"],
  ["two letters of", "di", "Dialog"],
  ["in two words", "drop down menu", "DropdownMenu"],
  ["in one word", "multiselect", "Combobox"],
  ["in capitals", "MODAL", "Dialog"],
])("finds a name that is %s: %s", (_, query, name) => {
  const [first, second] = search(query).pages;
  expect([first?.name, second?.name]).toContain(name);
});

test("finds the patterns with a command palette by that name", () => {
  const first = search("command palette").pages.slice(0, 3);
  expect(first.map(({ name }) => name)).toEqual([
    "CommandPalette",
    "Command palette in an application",
    "Application shell",
  ]);
});

test("takes any text", () => {
  const texts = ["", "   ", "?!", "'", "\\", "constructor", "__proto__", "日本語", "<script>"];
  for (const text of texts) expect(search(text).pages).toBeInstanceOf(Array);
  expect(search("a".repeat(100_000)).pages).toEqual([]);
});

test("each entry has a page that is an entry itself, and each page has a text", () => {
  const pages = entries.filter(({ kind }) => pageKinds.has(kind));
  const ids = new Set(pages.map(({ page }) => page));
  expect(entries.filter(({ page }) => !ids.has(page))).toEqual([]);
  expect(new Set(pages.map(({ kind }) => kind))).toEqual(pageKinds);
  expect(pages.filter(({ text }) => text === "").map(({ name }) => name)).toEqual([]);
});
