import { expect, test } from "vitest";
import { type KnownDifference, problemOf } from "./known-differences";

const known: KnownDifference[] = [{ story: "a--listed", engine: "webkit", cause: "No such API." }];

test("accepts a story that passes and a listed story that fails", () => {
  expect(problemOf("webkit", "a--other", [], known)).toBeUndefined();
  expect(problemOf("webkit", "a--listed", ["failed"], known)).toBeUndefined();
});

test("reports an unlisted failure, and a listed story that passes, so that the list can only shrink", () => {
  expect(problemOf("webkit", "a--other", ["1", "2"], known)).toBe("webkit: a--other fails.\n  1\n  2");
  expect(problemOf("firefox", "a--listed", ["failed"], known)).toContain("firefox: a--listed fails.");
  expect(problemOf("webkit", "a--listed", [], known)).toContain("webkit: a--listed passes. Remove it");
});
