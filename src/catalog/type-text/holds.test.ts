import { expect, test } from "vitest";
import { holds } from "./holds";
import { parseType } from "./parse";
import { callbackSignatures } from "./signatures";

test.each([
  ["boolean", true, true],
  ["boolean", "true", false],
  ['"a" | "b"', "b", true],
  ['"a" | "b"', "c", false],
  ["string[]", ["a", "b"], true],
  ["string[]", ["a", 1], false],
  ["[from: number, to: number]", [1, 2], true],
  ["Date | undefined", new Date(0), true],
  ["Date | undefined", undefined, true],
  ["Date", "2026-01-01", false],
  ["{ newTab: boolean; }", { newTab: false }, true],
  ["{ newTab: boolean; }", {}, false],
  ["{ newTab?: boolean; }", {}, true],
  ["unknown", undefined, true],
  // For a type of another module, the only known fact is that it isn't undefined.
  ["DialogOpenChangeDetails", {}, true],
  ["DialogOpenChangeDetails", undefined, false],
])("%s holds %j: %s", (type, value, is) => {
  expect(holds(parseType(type), value)).toBe(is);
});

test("callbacks are functions whose result nobody reads, also one of several", () => {
  const arguments_ = (type: string) => callbackSignatures(type).map(({ parameters }) => parameters.length);
  expect(arguments_("(open: boolean, details: Details) => void")).toEqual([2]);
  expect(arguments_("((a: Date) => void) | ((a: Date[]) => void)")).toEqual([1, 1]);
  expect(arguments_("(row: Row) => string")).toEqual([]);
  expect(arguments_("ReactNode")).toEqual([]);
});
