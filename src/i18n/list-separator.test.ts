import { expect, test } from "vitest";
import { listSeparator } from "./list-separator";

test.each([
  ["en", ", "],
  ["de", ", "],
  ["he", ", "],
  ["hi", ", "],
  ["ko", ", "],
  ["ar", "، "],
  ["fa", "، "],
  ["ur", "، "],
  ["ja", "、"],
  ["zh-CN", "、"],
])("separates the items of a list in %s", (locale, separator) => {
  expect(listSeparator(locale)).toBe(separator);
});
