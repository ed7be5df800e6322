import fc from "fast-check";
import { matchSorter } from "match-sorter";
import { expect, test, vi } from "vitest";
import { createRanker, findMatches } from "./rank-items";

const commands = [
  "Rename project",
  "Delete project",
  "Project settings",
  "Open in new window",
  "Reproject all layers",
  "Create pull request",
  "Café menu",
  "src/components/button.tsx",
  "Zürich, Bahnhofstraße",
  "إعدادات الحساب",
  "アカウント設定",
];

function search(query: string, locale = "en") {
  const text = (item: unknown) => String(item);
  return createRanker(locale)
    .rank(commands, text, query)
    .map((place) => commands[place]);
}

test.each([
  ["proj", ["Project settings", "Rename project", "Delete project", "Reproject all layers"]],
  ["PROJECT SET", ["Project settings"]],
  ["cpr", ["Create pull request"]],
  ["crpull", ["Create pull request"]],
  ["project delete", ["Delete project"]],
  ["cafe", ["Café menu", "Zürich, Bahnhofstraße"]],
  ["zurich", ["Zürich, Bahnhofstraße"]],
  ["bahnhofstrasse", ["Zürich, Bahnhofstraße"]],
  ["button", ["src/components/button.tsx"]],
  ["إعدا", ["إعدادات الحساب"]],
  ["حساب", ["إعدادات الحساب"]],
  ["設定", ["アカウント設定"]],
  ["あかうんと", ["アカウント設定"]],
  ["zzz", []],
  ["", commands],
  ["  ", commands],
])("%j finds %j", (query, found) => {
  expect(search(query)).toEqual(found);
});

test("matches rank in order: start of the text, start of a word, inside a word, single letters", () => {
  const items = ["s e t", "asset", "reset", "A set", "Settings", "set"];
  const found = createRanker("en").rank(items, String, "set");
  expect(found.map((place) => items[place])).toEqual(["set", "Settings", "A set", "asset", "reset", "s e t"]);
});

test("typing another letter finds the same items as a new search", () => {
  const text = (item: unknown) => String(item);
  for (const query of ["open in", "project", "rp s", "café m", "src comp"]) {
    const typing = createRanker("en");
    for (let end = 1; end <= query.length; end++) {
      const typed = query.slice(0, end);
      const fresh = createRanker("en").rank(commands, text, typed);
      expect([typed, typing.rank(commands, text, typed)]).toEqual([typed, fresh]);
    }
  }
});

test("the order is the same as match-sorter's", () => {
  const text = fc.string({ unit: fc.constantFrom(..."abc "), minLength: 1, maxLength: 12 });
  const word = fc.string({ unit: fc.constantFrom(..."abc"), minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), word, (items, query) => {
      const baseSort = (a: { index: number }, b: { index: number }) => a.index - b.index;
      const expected = matchSorter(items, query, { baseSort });
      expect(
        createRanker("en")
          .rank(items, String, query)
          .map((place) => items[place]),
      ).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test("items are read again if another of their texts is searched", () => {
  const items = [
    { title: "Saw", use: "cut" },
    { title: "Clamp", use: "hold" },
  ];
  const rank = (key: "title" | "use", query: string) =>
    createRanker("en").rank(items, (item) => (item as Record<string, string>)[key] ?? "", query);
  expect(rank("title", "saw")).toEqual([0]);
  expect(rank("use", "hold")).toEqual([1]);
  expect(rank("title", "hold")).toEqual([]);
});

test.each([
  ["Project settings", "set", ["set"]],
  ["Reset the set", "set", ["set"]],
  ["Reset", "set", ["set"]],
  ["Create pull request", "cpr", ["C", "p", "r"]],
  ["Delete project", "project delete", ["Delete", "project"]],
  ["Bahnhofstraße 3", "strasse", ["straße"]],
  ["Bahnhofstraße 3", "stras", ["straß"]],
  ["Café menu", "cafe", ["Café"]],
  ["Cafe\u0301 menu", "café", ["Cafe\u0301"]],
  ["🪚 Saw", "saw", ["Saw"]],
  ["アカウント設定", "設定", ["設定"]],
  ["Open", "", []],
  ["Open", "zzz", []],
])("in %j, %j marks %j", (text, query, marked) => {
  const found = findMatches(text, query, "en").map(([start, end]) => text.slice(start, end));
  expect(found).toEqual(marked);
});

test("the texts of ten thousand items are read once for all queries", () => {
  const items = Array.from({ length: 10_000 }, (_, index) => `Open drawing ${index} of the garden shed`);
  const ranker = createRanker("en");
  const toText = vi.fn(String);
  for (const query of ["o", "od", "odr"]) expect(ranker.rank(items, toText, query)).toHaveLength(10_000);
  expect(toText).toHaveBeenCalledTimes(10_000);
});
