import { expect, test } from "vitest";
import type { PluralForms } from "./labels";
import { pluralForm } from "./plural-form";

/** A number for which each form is used in Arabic, which has all six. */
const counts: Record<keyof PluralForms, number> = { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 100 };

test.each(Object.entries(counts))("uses the form %s", (name, count) => {
  expect(pluralForm({ other: "Others", [name]: "{count} results" }, count, "ar-u-nu-latn")).toBe(
    `${count} results`,
  );
});

test("uses the form for all other numbers if the language's own is missing", () => {
  expect(pluralForm({ other: "{count} results" }, 1, "en")).toBe("1 results");
});
