import fc from "fast-check";
import { expect, test } from "vitest";
import { RowHeights } from "./row-heights";

test("rows that aren't measured have the estimated height", () => {
  const heights = new RowHeights(100_000, 40);
  expect(heights.topOf(0)).toBe(0);
  expect(heights.topOf(99_999)).toBe(3_999_960);
  expect(heights.topOf(100_000)).toBe(4_000_000);
  expect([-5, 39, 40, 9e9].map((distance) => heights.indexAt(distance))).toEqual([0, 0, 1, 99_999]);
});

test("a list without rows has no height", () => {
  const heights = new RowHeights(0, 40);
  expect(heights.topOf(0)).toBe(0);
  expect(heights.indexAt(100)).toBe(0);
});

test("a row's position is the sum of all heights before it", () => {
  const measured = fc.array(fc.tuple(fc.nat(999), fc.integer({ min: 1, max: 300 })));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), measured, fc.nat(200_000), (count, rows, distance) => {
      const heights = new RowHeights(count, 40);
      const all = new Array<number>(count).fill(40);
      for (const [index, height] of rows) {
        if (index >= count) continue;
        heights.set(index, height);
        all[index] = height;
      }
      let top = 0;
      let at: number | undefined;
      all.forEach((height, index) => {
        expect(heights.heightOf(index)).toBe(height);
        expect(heights.topOf(index)).toBe(top);
        top += height;
        if (top > distance) at ??= index;
      });
      expect(heights.topOf(count)).toBe(top);
      expect(heights.indexAt(distance)).toBe(at ?? count - 1);
    }),
  );
});
