import { expect, test } from "vitest";
import { boxFaults } from "./boxes";

const box = { slot: "label", x: 10, y: 20, width: 100, height: 20 };
const reference = { boxes: [box], dependOnText: { firefox: [false], webkit: [true] } };

test("a box may differ by one pixel", () => {
  expect(boxFaults([{ ...box, x: 11, height: 19 }], reference, "firefox")).toEqual([]);
  expect(boxFaults([{ ...box, x: 11.5 }], reference, "firefox")).toEqual([
    "label: x is 11.5 px, in Chromium 10 px.",
  ]);
});

test("with other text widths, boxes that depend on a text are compared only vertically", () => {
  const other = [{ ...box, width: 104, y: 24 }];
  expect(boxFaults(other, reference, "webkit")).toEqual(["label: y is 24 px, in Chromium 20 px."]);
  expect(boxFaults(other, reference, "firefox")).toHaveLength(2);
});

test("other slots are one fault, and of many faults the first are named", () => {
  expect(boxFaults([], reference, "firefox")).toEqual([
    "Other slots than in Chromium.\n\nIn Chromium:\nlabel",
  ]);
  const boxes = Array(4).fill(box);
  const moved = boxes.map((each) => ({ ...each, x: 0, y: 0 }));
  expect(boxFaults(moved, { ...reference, boxes }, "firefox").at(-1)).toBe("3 more.");
});
