import { expect, test } from "vitest";
import type { PluralForms } from "./labels";
import { pluralForm } from "./plural-form";

/** A number for each plural form in Arabic, which has all six. */
const counts: Record<keyof PluralForms, number> = { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 100 };

test.each(Object.entries(counts))("uses the form %s", (name, count) => {
  expect(pluralForm({ other: "Others", [name]: "{count} results" }, count, "ar-u-nu-latn")).toBe(
    `${count} results`,
  );
});

test("falls back to the form `other` if the form of the number is missing", () => {
  expect(pluralForm({ other: "{count} results" }, 1, "en")).toBe("1 results");
});
