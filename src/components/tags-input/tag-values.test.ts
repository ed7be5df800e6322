import { describe, expect, test } from "vitest";
import {
  admitTags,
  countSeparators,
  dropPosition,
  indexAfterDrop,
  joinTags,
  moveTag,
  separatorPattern,
  splitTags,
  unfinishedText,
} from "./tag-values";

const comma = separatorPattern([","]);

describe("splitTags", () => {
  test("splits a list, and drops spaces and empty entries", () => {
    expect(splitTags(" bug, docs,, needs review ,", comma)).toEqual(["bug", "docs", "needs review"]);
    expect(splitTags(" \n", comma)).toEqual([]);
  });

  test("splits lines and spreadsheet cells with any separators", () => {
    expect(splitTags("a\r\nb\tc, d", separatorPattern([]))).toEqual(["a", "b", "c, d"]);
  });

  test("takes a comma for the commas of other scripts", () => {
    expect(splitTags("東京、大阪，京都", comma)).toEqual(["東京", "大阪", "京都"]);
    expect(splitTags("تقرير، فاتورة", comma)).toEqual(["تقرير", "فاتورة"]);
  });

  test("takes each separator literally, and ignores an empty one", () => {
    const pattern = separatorPattern([";", "|", ".", " - ", "", "\\", "]"]);
    expect(splitTags("a;b|c.d - e-f\\g]h", pattern)).toEqual(["a", "b", "c", "d", "e-f", "g", "h"]);
  });
});

test("finds the text that is still being typed, and counts separators", () => {
  expect(unfinishedText("bug, do", comma)).toBe(" do");
  expect(unfinishedText("bug,", comma)).toBe("");
  expect(countSeparators("bug, docs,", comma)).toBe(2);
});

test("joins texts so that they are split again", () => {
  for (const separators of [[","], [";"], [" "], [" ", ","]]) {
    const texts = ["a", "b"];
    expect(splitTags(joinTags(texts, separators), separatorPattern(separators))).toEqual(texts);
  }
  expect(joinTags(["a", "b"], [])).toBe("a, b");
});

describe("admitTags", () => {
  const rules = { max: undefined, allowDuplicates: undefined, validate: undefined };

  test("rejects duplicates in any case, also within the new texts", () => {
    expect(admitTags(["bug", "Docs", "docs", "Cafe\u0301"], ["Bug", "Café"], rules)).toEqual({
      accepted: ["Docs"],
      rejected: ["bug", "docs", "Cafe\u0301"].map((text) => ({ text, reason: "duplicate" })),
    });
    expect(admitTags(["bug"], ["bug"], { ...rules, allowDuplicates: true }).accepted).toEqual(["bug"]);
  });

  test("rejects invalid texts, and those beyond the maximum", () => {
    const validate = (tag: string) => (tag.includes("@") ? undefined : "Enter an address.");
    expect(admitTags(["a@b", "c", "d@e", "f@g"], ["h@i"], { ...rules, max: 3, validate })).toEqual({
      accepted: ["a@b", "d@e"],
      rejected: [
        { text: "c", reason: { message: "Enter an address." } },
        { text: "f@g", reason: "full" },
      ],
    });
  });
});

test("moves a tag, and stops at the ends", () => {
  const tags = ["a", "b", "c"];
  expect(moveTag(tags, 0, 1)).toEqual(["b", "a", "c"]);
  expect(moveTag(tags, 2, 0)).toEqual(["c", "a", "b"]);
  expect(moveTag(tags, 2, 9)).toEqual(tags);
  expect(moveTag(tags, 0, -1)).toEqual(tags);
});

test("finds where a dragged tag is dropped, in lines and in both directions", () => {
  const box = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 20 });
  const lines = [box(0, 0), box(44, 0), box(0, 24), box(44, 24)];
  const at = (x: number, y: number) => dropPosition(lines, { x, y }, false);
  expect([at(10, 10), at(30, 10), at(90, 10), at(10, 30), at(80, 60), at(0, -5)]).toEqual([0, 1, 2, 2, 4, 0]);
  const mirrored = [box(44, 0), box(0, 0)];
  expect([80, 50, 10].map((x) => dropPosition(mirrored, { x, y: 10 }, true))).toEqual([0, 1, 2]);
  expect([0, 1, 2, 3].map((position) => indexAfterDrop(1, position))).toEqual([0, 1, 1, 2]);
});
