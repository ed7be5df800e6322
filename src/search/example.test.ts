import { expect, test } from "vitest";
import { sentenceCase } from "./example";

test.each([
  ["Save And Cancel", "Save and cancel"],
  ["In A Field", "In a field"],
  ["In German", "In German"],
  ["In Arabic", "In Arabic"],
  ["Orders With Tan Stack Table", "Orders with TanStack Table"],
  ["Outside Of React", "Outside of React"],
  ["Search API", "Search API"],
])("%s becomes %s", (name, expected) => {
  expect(sentenceCase(name)).toBe(expected);
});
