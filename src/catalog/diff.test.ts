import { expect, test } from "vitest";
import { diffJson, formatChanges } from "./diff";

const report = (before: unknown, after: unknown) => formatChanges(diffJson(before, after));

test("equal documents have no changes", () => {
  expect(diffJson({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
});

test("a change is named by its path", () => {
  expect(report({ a: { b: 1, c: true } }, { a: { b: 2, c: true } })).toBe("  ~ a.b: 1 → 2\n");
});

test("what is new or gone is one change, however much it holds", () => {
  expect(report({ a: { x: 1, y: { z: 2 } } }, { b: ["x"] })).toBe('  - a: { x, y }\n  + b: ["x"]\n');
});

test("of a list, the items that are new or gone", () => {
  expect(report({ a: ["x", "y"] }, { a: ["y", "z"] })).toBe('  - a[]: "x"\n  + a[]: "z"\n');
});

test("of a list in another order, both orders", () => {
  expect(report({ a: ["x", "y"] }, { a: ["y", "x"] })).toBe('  ~ a: ["x","y"] → ["y","x"]\n');
});

test("of long texts, where they part", () => {
  const words = (word: string) => `one two three four ${word} six seven eight nine`;
  expect(report({ a: words("five") }, { a: words("FIVE") })).toBe(
    '  ~ a: "… three four five six seven …" → "… three four FIVE six seven …"\n',
  );
  expect(report({ a: "one two" }, { a: "one two three" })).toBe('  ~ a: "one two" → "one two three"\n');
  expect(report({ a: "" }, { a: "one" })).toBe('  ~ a: "" → "one"\n');
  expect(report({ a: "x x x" }, { a: "x x" })).toBe('  ~ a: "x x x" → "x x"\n');
});

test("a value of another kind is shown whole", () => {
  expect(report({ a: "x" }, { a: ["x"] })).toBe('  ~ a: "x" → ["x"]\n');
});
