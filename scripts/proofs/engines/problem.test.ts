import { expect, test } from "vitest";
import type { KnownDifference } from "./known-differences";
import { problemOf } from "./problem";

const known: KnownDifference[] = [{ story: "a--listed", engines: ["webkit"], cause: "No such API." }];

test("accepts a story that passes and a listed story that fails", () => {
  expect(problemOf("webkit", "a--other", [], known)).toBeUndefined();
  expect(problemOf("webkit", "a--listed", ["failed"], known)).toBeUndefined();
});

test("reports a story that fails and isn't listed, with its failures", () => {
  expect(problemOf("webkit", "a--other", ["one", "two"], known)).toBe(
    "webkit: a--other fails.\n  one\n  two",
  );
});

test("reports a failure in an engine for which the story isn't listed", () => {
  expect(problemOf("firefox", "a--listed", ["failed"], known)).toContain("firefox: a--listed fails.");
});

test("reports a listed story that passes, so that the list can only shrink", () => {
  expect(problemOf("webkit", "a--listed", [], known)).toContain("webkit: a--listed passes. Remove it");
});
