import { expect, test } from "vitest";
import { colorOf, initialsOf } from "./initials";

test.each([
  ["Ada Lovelace", "AL"],
  ["Ada King Lovelace", "AL"],
  ["  ada   lovelace ", "AL"],
  ["Ada", "A"],
  ["山田 太郎", "山太"],
  ["👩‍🚀 Crew", "👩‍🚀C"],
  ["E\u0301va Zoë", "E\u0301Z"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("a single initial is that of the first word", () => {
  expect(initialsOf("Ada Lovelace", 1)).toBe("A");
});

test("a name always gets the same color, and a hundred names get all seven colors", () => {
  expect(colorOf("Ada Lovelace")).toBe(colorOf("Ada Lovelace"));
  const names = Array.from({ length: 100 }, (_, index) => `Person ${index}`);
  expect(new Set(names.map(colorOf)).size).toBe(7);
});
