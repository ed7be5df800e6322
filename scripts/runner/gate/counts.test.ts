import { expect, test } from "vitest";
import type { RunResult } from "../result";
import { factCounts, storyCounts, vitestCounts } from "./counts";

test("Vitest counts list failed tests, files that could not run, and the first test after a crash", () => {
  const file = (name: string, status: string, message: string, tests: [string, string, string?][]) => ({
    ...{ name, status, message },
    assertionResults: tests.map(([fullName, status, error = ""]) => ({
      ...{ fullName, status, failureMessages: [error] },
    })),
  });
  const testResults = [
    file("a.test.ts", "failed", "", [
      ["adds", "passed"],
      ["halves", "failed", "Error: 3 is odd\n  at halves"],
    ]),
    file("b.test.ts", "failed", "SyntaxError: no", []),
    file("c.test.ts", "passed", "", [
      ["is left out", "skipped"],
      ["fills the memory", "pending"],
      ["doubles", "pending"],
    ]),
  ];
  expect(vitestCounts({ numPassedTests: 1, testResults })).toEqual({
    ...{ passed: 1, failed: 3 },
    failures: [
      "halves: Error: 3 is odd",
      "b.test.ts: SyntaxError: no",
      "fills the memory: the worker crashed during this test or one of the next",
    ],
  });
});

test("story and fact counts list each failure with its first reason, and count those from an earlier run", () => {
  const results = [
    { title: "A", name: "A", failures: [] },
    { title: "A", name: "B", failures: [{ kind: "visual", message: "light: 5 pixels differ" }] },
  ];
  const run = { results, orphans: [], reused: ["a--a"] } as unknown as RunResult;
  expect(storyCounts(run)).toEqual({
    ...{ passed: 1, failed: 1, taken: 1 },
    failures: ["A/B: visual: light: 5 pixels differ"],
  });
  const facts = [
    { kind: "default", subject: "Button.size" },
    { kind: "values", subject: "Button.variant", problem: "“loud” is not there" },
  ];
  expect(factCounts(facts)).toEqual({
    ...{ passed: 1, failed: 1 },
    failures: ["values: Button.variant: “loud” is not there"],
  });
});
