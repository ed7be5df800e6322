import { expect, test } from "vitest";
import { diffJson, formatChanges } from "./diff";

const report = (before: unknown, after: unknown) => formatChanges(diffJson(before, after));

test("equal documents have no changes", () => {
  expect(diffJson({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
});

test("identifies a change by its path", () => {
  expect(report({ a: { b: 1, c: true } }, { a: { b: 2, c: true } })).toBe("  ~ a.b: 1 → 2\n");
});

test("reports an added or removed value as one change, whatever it contains", () => {
  expect(report({ a: { x: 1, y: { z: 2 } } }, { b: ["x"] })).toBe('  - a: { x, y }\n  + b: ["x"]\n');
});

test("reports the added and removed items of a list", () => {
  expect(report({ a: ["x", "y"] }, { a: ["y", "z"] })).toBe('  - a[]: "x"\n  + a[]: "z"\n');
});

test("reports both orders of a reordered list", () => {
  expect(report({ a: ["x", "y"] }, { a: ["y", "x"] })).toBe('  ~ a: ["x","y"] → ["y","x"]\n');
});

test("reports only the part of long texts that differs", () => {
  const words = (word: string) => `one two three four ${word} six seven eight nine`;
  expect(report({ a: words("five") }, { a: words("FIVE") })).toBe(
    '  ~ a: "… three four five six seven …" → "… three four FIVE six seven …"\n',
  );
  expect(report({ a: "one two" }, { a: "one two three" })).toBe('  ~ a: "one two" → "one two three"\n');
  expect(report({ a: "" }, { a: "one" })).toBe('  ~ a: "" → "one"\n');
  expect(report({ a: "x x x" }, { a: "x x" })).toBe('  ~ a: "x x x" → "x x"\n');
});

test("shows both values in full if their types differ", () => {
  expect(report({ a: "x" }, { a: ["x"] })).toBe('  ~ a: "x" → ["x"]\n');
});
