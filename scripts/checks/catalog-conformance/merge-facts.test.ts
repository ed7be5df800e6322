import { expect, test } from "vitest";
import { mergeFacts } from "./merge-facts";
import { report } from "./report";

const expected = [
  { kind: "values", subject: "Lamp.glow=soft" },
  { kind: "colors", subject: "Lamp.ink" },
];

test("a fact that no story showed fails, and says what was expected", () => {
  expect(mergeFacts(expected, [{ kind: "values", subject: "Lamp.glow=soft" }])).toEqual([
    { kind: "values", subject: "Lamp.glow=soft" },
    { kind: "colors", subject: "Lamp.ink", problem: "no rule of a rendered element uses it" },
  ]);
});

test("one contradicting story outweighs all others, in any order", () => {
  const shown = { kind: "colors", subject: "Lamp.ink" };
  const contrary = { ...shown, problem: "it is red" };
  for (const seen of [
    [shown, contrary],
    [contrary, shown],
  ]) {
    expect(mergeFacts([shown], seen)).toEqual([contrary]);
  }
});

test("an unexpected fact is reported, too", () => {
  const surprise = { kind: "colors", subject: "Lamp.danger", problem: "the colors don't list it" };
  expect(mergeFacts([], [surprise])).toEqual([surprise]);
});

test("the report counts by kind, and names each failure", () => {
  expect(report(mergeFacts(expected, [{ kind: "values", subject: "Lamp.glow=soft" }]))).toBe(
    [
      "kind              facts  failed",
      "values                1       0",
      "colors                1       1",
      "all                   2       1",
      "",
      "✗ colors: Lamp.ink",
      "  no rule of a rendered element uses it",
    ].join("\n"),
  );
});
