import { expect, test, vi } from "vitest";
import { textFolder } from "./fold-text";

test.each([
  ["en", "Ångström", "angstrom"],
  ["en", "STRASSE", "strasse"],
  ["en", "Curaçao", "curacao"],
  ["en", "Řezníček", "reznicek"],
  ["en", "Łódź", "lodz"],
  ["de", "Straße", "strasse"],
  ["en", "Smørrebrød", "smorrebrod"],
  ["en", "İstanbul", "istanbul"],
  ["ja", "パリ", "ぱり"],
])("in %s, finds %s by %s", (locale, text, query) => {
  const fold = textFolder(locale);
  expect(fold(text)).toBe(fold(query));
});

test.each([
  ["sv", "Ångström", "angstrom"],
  ["da", "Smørrebrød", "smorrebrod"],
  ["es", "año", "ano"],
  ["tr", "ılık", "ilik"],
])("in %s, which tells the letters apart, doesn't find %s by %s", (locale, text, query) => {
  const fold = textFolder(locale);
  expect(fold(text)).not.toBe(fold(query));
});

test("compares each character once, however many texts contain it", () => {
  const { compare } = new Intl.Collator("en-NZ", { usage: "search", sensitivity: "base" });
  const compared = vi.fn(compare);
  const collator = vi.spyOn(Intl, "Collator").mockImplementation(function collatorOf() {
    return { compare: compared } as unknown as Intl.Collator;
  });
  // A locale that no other test uses, because folders are cached.
  const fold = textFolder("en-NZ");
  collator.mockRestore();
  const texts = Array.from({ length: 10_000 }, (_, index) => `Zürich, Bahnhofstraße ${index}`);
  for (const text of texts.slice(0, 10)) fold(text);
  const once = compared.mock.calls.length;
  expect(once).toBeGreaterThan(0);
  for (const text of texts) fold(text);
  expect(compared).toHaveBeenCalledTimes(once);
});
