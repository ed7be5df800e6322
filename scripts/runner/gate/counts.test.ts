import { expect, test } from "vitest";
import type { RunResult } from "../result";
import { factCounts, storyCounts, vitestCounts } from "./counts";

test("Vitest counts list each failed test, and each file that could not run", () => {
  const counts = vitestCounts({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "adds", status: "passed" },
          { fullName: "halves", status: "failed", failureMessages: ["Error: 3 is odd\n  at halves"] },
        ],
      },
      { name: "b.test.ts", status: "failed", message: "SyntaxError: no", assertionResults: [] },
    ],
  });
  expect(counts).toEqual({
    passed: 1,
    failed: 1,
    failures: ["halves: Error: 3 is odd", "b.test.ts: SyntaxError: no"],
  });
});

test("Vitest counts name the first test without a result if a worker crashed", () => {
  const named = (fullName: string, status: string) => ({ fullName, status });
  const counts = vitestCounts({
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [
      {
        name: "a.test.ts",
        status: "passed",
        message: "",
        assertionResults: [
          named("adds", "passed"),
          named("is left out", "skipped"),
          named("fills the memory", "pending"),
          named("halves", "pending"),
        ],
      },
    ],
  });
  expect(counts).toEqual({
    passed: 1,
    failed: 1,
    failures: ["fills the memory: the worker crashed during this test or one of the next"],
  });
});

test("story counts list each failed story with its first reason, and count those from an earlier run", () => {
  const results = [
    { title: "A", name: "A", failures: [] },
    { title: "A", name: "B", failures: [{ kind: "visual", message: "light: 5 pixels differ" }] },
  ];
  const run = { results, orphans: [], reused: ["a--a"] } as unknown as RunResult;
  expect(storyCounts(run)).toEqual({
    ...{ passed: 1, failed: 1, taken: 1 },
    failures: ["A/B: visual: light: 5 pixels differ"],
  });
});

test("fact counts list each false fact", () => {
  const facts = [
    { kind: "default", subject: "Button.size" },
    { kind: "values", subject: "Button.variant", problem: "“loud” is not there" },
  ] as const;
  expect(factCounts([...facts])).toEqual({
    passed: 1,
    failed: 1,
    failures: ["values: Button.variant: “loud” is not there"],
  });
});
