import { expect, test } from "vitest";
import { textFolder } from "./fold-text";

test.each([
  ["en", "Ångström", "angstrom"],
  ["en", "STRASSE", "strasse"],
  ["en", "Curaçao", "curacao"],
  ["en", "Łódź", "lodz"],
  ["de", "Straße", "strasse"],
  ["en", "Smørrebrød", "smorrebrod"],
  ["en", "İstanbul", "istanbul"],
  ["ja", "パリ", "ぱり"],
])("in %s, %s is found by %s", (locale, text, query) => {
  const fold = textFolder(locale);
  expect(fold(text)).toBe(fold(query));
});

test.each([
  ["sv", "Ångström", "angstrom"],
  ["da", "Smørrebrød", "smorrebrod"],
  ["es", "año", "ano"],
  ["tr", "ılık", "ilik"],
])("in %s, where the letters differ, %s is not found by %s", (locale, text, query) => {
  const fold = textFolder(locale);
  expect(fold(text)).not.toBe(fold(query));
});

test("ten thousand texts are folded while one blinks", () => {
  const fold = textFolder("en");
  const texts = Array.from({ length: 10_000 }, (_, index) => `Zürich, Bahnhofstraße ${index}`);
  const start = performance.now();
  for (const text of texts) fold(text);
  expect(performance.now() - start).toBeLessThan(500);
});
