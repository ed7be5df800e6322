import { expect, test } from "vitest";
import type { PluralForms } from "./labels";
import { pluralForm } from "./plural-form";

/** A number for each plural form in Arabic, which has all six. */
const counts: Record<Exclude<keyof PluralForms, "=1">, number> = {
  zero: 0,
  one: 1,
  two: 2,
  few: 3,
  many: 11,
  other: 100,
};

test.each(Object.entries(counts))("uses the form %s", (name, count) => {
  expect(pluralForm({ other: "Others", [name]: "{count} results" }, count, "ar-u-nu-latn")).toBe(
    `${count} results`,
  );
});

test("prefers the form of exactly one, and keeps that of the category for 21", () => {
  const files = { "=1": "Файл", one: "{count} файл", other: "{count} файла" };
  expect([1, 21].map((count) => pluralForm(files, count, "ru"))).toEqual(["Файл", "21 файл"]);
});

test("falls back to the form `other` if the form of the number is missing", () => {
  expect(pluralForm({ other: "{count} results" }, 1, "en")).toBe("1 results");
});
