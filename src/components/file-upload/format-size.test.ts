import { expect, test } from "vitest";
import { formatSize } from "./check-files";

test.each([
  [0, "en", "0 byte"],
  [999, "en", "999 byte"],
  [1000, "en", "1 kB"],
  [182_400, "en", "182 kB"],
  [999_900, "en", "1 MB"],
  [2_350_000, "en", "2.4 MB"],
  [2_350_000, "de", "2,4 MB"],
  [145_000_000, "en", "145 MB"],
  [3e15, "en", "3,000 TB"],
])("%d bytes in %s are %s", (bytes, locale, text) => {
  expect(formatSize(bytes, locale).replaceAll(/\s/g, " ")).toBe(text);
});
