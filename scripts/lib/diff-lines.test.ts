import { expect, test } from "vitest";
import { diffLines } from "./diff-lines";

const marked = (before: string, after: string) =>
  diffLines(before, after).map(({ mark, text }) => mark + text);

test("keeps lines that are in both texts, in order", () => {
  expect(marked("a\nb\nc\n", "a\nx\nc\nd\n")).toEqual([" a", "-b", "+x", " c", "+d"]);
});

test("marks every line of a new or removed text", () => {
  expect(marked("", "a\n")).toEqual(["+a"]);
  expect(marked("a\nb\n", "")).toEqual(["-a", "-b"]);
});
